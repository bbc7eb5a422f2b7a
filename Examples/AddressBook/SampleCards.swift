/// The cards of the sample address book.
enum SampleCards {
  /// A file of cards in the dialect of today's telephones.
  ///
  /// The last card has no number: most address books have more people than a list of numbers shows.
  static let text = """
    BEGIN:VCARD
    VERSION:3.0
    N:Ferncastle;Ada;;;
    TEL;TYPE=CELL:+44 7700 900101
    TEL;TYPE=HOME:+44 1632 960101
    EMAIL;TYPE=HOME:ada@ferncastle.example
    ADR;TYPE=HOME:;;12 Fern Lane;Ferncastle;;FC1 2AB;United Kingdom
    BDAY:1990-12-10
    URL:https://ferncastle.example
    NOTE:Plays the harp.
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Abernathy;Isla;;;
    TEL;TYPE=CELL:+44 7700 900102
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Nakamura;Hana;;;
    TEL;TYPE=CELL:+1 555 0110
    TEL;TYPE=WORK:+1 555 0111
    TEL;TYPE=WORK,FAX:+1 555 0112
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:de la Cruz;José María;;;
    TEL;TYPE=CELL:+1 555 0113
    TEL;TYPE=HOME:+1 555 0114
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:O’Dwyer;Siobhán;;;
    TEL;TYPE=CELL:+353 20 910 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Ångström;Åsa;;;
    TEL;TYPE=CELL:+46 70 174 0601
    TEL;TYPE=MAIN:+46 8 465 004 01
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Çelik;Gülşah;;;
    TEL;TYPE=CELL:+90 555 000 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Šťastný;Ondřej;;;
    TEL;TYPE=HOME:+420 555 000 101
    TEL;TYPE=WORK:+420 555 000 102
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Łukasiewska;Żaneta;;;
    TEL;TYPE=CELL:+48 555 000 101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Þorsteinsdóttir;Guðrún;;;
    TEL;TYPE=CELL:+354 555 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Nguyễn;Thị Hương;;;
    TEL;TYPE=CELL:+84 555 000 101
    item1.TEL:+84 555 000 102
    item1.X-ABLabel:Bà ngoại
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Zoëllner;Renée;;;
    TEL;TYPE=CELL:+49 1555 0000101
    TEL;TYPE=WORK:+49 30 23125 101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Weiß;Jürgen;;;
    ORG:Weiß & Söhne
    TEL;TYPE=WORK:+49 30 23125 102
    TEL;TYPE=WORK,FAX:+49 30 23125 103
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Παπαδοπούλου;Ελένη;;;
    TEL;TYPE=CELL:+30 555 000 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Соколова;Дарья;;;
    TEL;TYPE=CELL:+7 555 000-01-01
    TEL;TYPE=HOME:+7 555 000-01-02
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Шевчук;Олесь;;;
    TEL;TYPE=CELL:+380 55 500 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:გელოვანი;ნინო;;;
    TEL;TYPE=CELL:+995 555 00 01 01
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Պետրոսյան;Անի;;;
    TEL;TYPE=CELL:+374 55 500101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:כהן-לביא;נועה;;;
    TEL;TYPE=CELL:+972 55 500 0101
    TEL;TYPE=HOME:+972 55 500 0102
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:المنصوري;ليلى;;;
    TEL;TYPE=CELL:+971 55 500 0101
    TEL;TYPE=WORK:+971 55 500 0102
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:کریمی;آرش;;;
    TEL;TYPE=CELL:+98 955 500 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:शर्मा;प्रिया;;;
    TEL;TYPE=CELL:+91 55550 00101
    TEL;TYPE=HOME:+91 55550 00102
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:வேலன்;கவிதா;;;
    TEL;TYPE=CELL:+91 55550 00103
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:চৌধুরী;অনন্যা;;;
    TEL;TYPE=CELL:+880 1555 000101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:ใจดี;มาลี;;;
    TEL;TYPE=CELL:+66 55 500 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:山田;花子;;;
    TEL;TYPE=CELL:+81 55 5000 0101
    TEL;TYPE=HOME:+81 55 5000 0102
    TEL;TYPE=WORK:+81 55 5000 0103
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:高橋;健太;;;
    TEL;TYPE=CELL:+81 55 5000 0104
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:王;小明;;;
    TEL;TYPE=CELL:+86 155 5500 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:歐陽;美玲;;;
    TEL;TYPE=CELL:+886 955 500 101
    TEL;TYPE=WORK:+886 2 5550 0102
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:김;서연;;;
    TEL;TYPE=CELL:+82 10 5555 0101
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Okonkwo;Chidị;;;
    TEL;TYPE=CELL:+234 555 000 0101
    item1.TEL:+234 555 000 0102
    item1.X-ABLabel:boat
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Sunshine;Poppy 🌻;;;
    TEL;TYPE=CELL:+1 555 0120
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:;Grandma 👵🏽;;;
    TEL;TYPE=HOME:+1 555 0121
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:;Madonna-Lise;;;
    TEL;TYPE=CELL:+1 555 0122
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Featherstonehaugh-Cholmondeley;Bartholomew Maximilian;;;
    TEL;TYPE=CELL:+44 7700 900103
    TEL;TYPE=HOME:+44 1632 960103
    TEL;TYPE=MAIN:+44 1632 960104
    TEL;TYPE=PAGER:+44 7700 900104
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Quill;Edmund;;;
    ORG:Harbour Books
    TEL;TYPE=IPHONE,CELL:+1 555 0123
    TEL;TYPE=WORK:+1 555 0124
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:;;;;
    ORG:Analytical Engine Repairs
    TEL;TYPE=MAIN:+44 1632 960105
    TEL;TYPE=FAX:+44 1632 960106
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:;;;;
    ORG:7 Seas Fish & Chips
    TEL:+44 1632 960107
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:;;;;
    ORG:Café Zum Glück
    TEL;TYPE=WORK:+41 55 500 01 01
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:;;;;
    ORG:Stadtwerke Neuburg
    TEL;TYPE=MAIN:+49 30 23125 104
    item1.TEL:+49 30 23125 105
    item1.X-ABLabel:Störung
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Bishop;Walter;;;
    TEL;TYPE=HOME:+1 555 0125
    TEL;TYPE=OTHER:+1 555 0126
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:Unreached;Nemo;;;
    END:VCARD
    """
}
