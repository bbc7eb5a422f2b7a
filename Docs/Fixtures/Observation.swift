// A battery that takes a while to read.

func readBattery() async -> Int { 81 }
