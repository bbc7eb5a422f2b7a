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
