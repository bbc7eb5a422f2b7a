#!/usr/bin/env bash
# Makes a folder for the command lines of the documents: programs that stand for `swift run`, and
# the files that the commands name.
#
#   prepare.sh FOLDER BUILD
set -euo pipefail
folder=$1
build=$(realpath "$2")
root=$PWD
mkdir -p "$folder/bin" "$folder/files"

ln -s "$build/rowkit" "$folder/bin/rowkit"
ln -s "$build/rowkit-bench" "$folder/bin/rowkit-bench"
ln -s "$build/Programs" "$folder/bin/Programs"
cat > "$folder/bin/swift" <<END
#!/usr/bin/env bash
# Runs what was built. Building, and the suites, are steps of their own.
case "\$1" in
  build|test|format|package) exit 0 ;;
  run) shift; [ "\${1:-}" != -c ] || shift 2 ;;
esac
program="$build/\$1"
shift || true
# What measures for minutes is only asked whether it knows the words.
case "\$program" in *rowkit-bench) [ \$# = 0 ] || exec "\$program" --list; exit 0 ;; esac
exec "\$program" "\$@"
END
cat > "$folder/bin/make" <<'END'
#!/usr/bin/env bash
echo "cc -c main.c"
END
# Without jq, what it would read is enough.
command -v jq >/dev/null || printf '#!/usr/bin/env bash\ncat\n' > "$folder/bin/jq"
[ ! -f "$folder/bin/jq" ] || chmod +x "$folder/bin/jq"
chmod +x "$folder/bin/swift" "$folder/bin/make"

cd "$folder/files"
cp -R "$root/.ci/docs/files/"* . 2>/dev/null || true
mkdir -p .ci .build/release Folder
printf '#!/bin/sh\nexit 0\n' > .ci/check
chmod +x .ci/check
cp .ci/check .build/release/rowkit-bench
ln -s "$build/rowkit" .build/release/rowkit

# A folder of processes, as /proc has them.
mkdir -p proc
echo 864000.00 > proc/uptime
while read -r number parent state threads pages command; do
  mkdir -p "proc/$number"
  name=${command%% *}
  printf '%s (%s) %s %s 0 0 0 0 0 0 0 0 0 120 40 0 0 20 0 %s 0 %s 0 %s\n' "$number" "${name##*/}" \
    "$state" "$parent" "$threads" "$((number * 100))" "$pages" > "proc/$number/stat"
  printf '%s' "$command" | tr ' ' '\0' > "proc/$number/cmdline"
  printf 'Uid:\t0\t0\t0\t0\n' > "proc/$number/status"
done <<'END'
1 0 S 1 3200 /sbin/init
412 1 S 1 9800 /usr/lib/systemd/systemd-journald
733 1 S 4 5100 /usr/sbin/sshd -D
790 1 S 8 41200 /usr/bin/dockerd --host fd://
1204 733 S 1 1450 -bash
1377 1 S 12 68900 postgres -D /var/lib/postgresql
1502 1204 R 2 25600 swift build -c release
1519 1502 R 1 98300 swift-frontend -c main.swift
END
