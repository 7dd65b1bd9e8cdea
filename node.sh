#!/bin/sh
# Starts the Node of node_modules in the place of this shell; where it cannot start, install.mjs says what the machine lacks.
folder=$(cd "$(dirname "$0")" && pwd)
node=$folder/node_modules/.bin/node
# decisions/0077: what glibc keeps of memory that was given back.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-2097152}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-1048576}"
# What was compiled is kept for the next process, from the first module on.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$folder/node_modules/.cache/compiled}"
if [ ! -d "$folder/node_modules" ]; then
  echo 'toolshelf: the packages are not installed: run npm ci, or npm start, which installs them' >&2
  exit 1
fi
[ -e "$node" ] || exec node "$@"
"$node" --version >/dev/null 2>&1 && exec "$node" "$@"
exec "${npm_node_execpath:-node}" "$folder/install.mjs" --check
