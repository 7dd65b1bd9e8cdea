#!/bin/sh
# npm run bench -- [NAME] [OPTION…]: runs the benchmark bench/NAME.ts, bench/main.ts without a name.
case ${1:-} in
  '' | -*) name=main ;;
  *) name=$1 && shift ;;
esac
folder=$(dirname "$0")
[ -f "$folder/$name.ts" ] || { echo "There is no benchmark $name; bench/README.md names them." >&2; exit 2; }
exec sh "$folder/../node.sh" "$folder/$name.ts" "$@"
