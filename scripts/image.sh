#!/usr/bin/env bash
# Builds the image without Docker, on a Debian made here, starts it as its own user, asks it and stops it as an orchestrator does.
# Needs buildah, mmdebstrap, Node and npm; runs as root. image.sh [FOLDER]: what is made lies in FOLDER and is removed without one.
set -Eeuo pipefail
trap 'echo "line $LINENO: $BASH_COMMAND" >&2' ERR
checkout=$(cd "$(dirname "$0")/.." && pwd)
# The Node of node_modules needs a library that a bare system lacks.
PATH=${PATH//"$checkout/node_modules/.bin:"/}
# Megabytes; node alone has 110.
most=220
folder=${1:-$(mktemp -d)}
mkdir -p "$folder"
cd "$folder"
export BUILDAH_ISOLATION=chroot
# Layers upon layers are copied where the folder's own file system cannot hold them.
mkdir -p probe/lower probe/upper probe/work probe/merged
driver=vfs
if mount -t overlay overlay -o lowerdir=probe/lower,upperdir=probe/upper,workdir=probe/work probe/merged 2>/dev/null; then
  umount probe/merged
  driver=overlay
fi
image() { buildah --storage-driver "$driver" --root "$folder/root" --runroot "$folder/run" "$@"; }
server=
node=
finish() {
  [ -z "$server" ] || kill "$server" $node 2>/dev/null || true
  image rm -a >/dev/null 2>&1 || true
  [ $# -gt 0 ] || rm -rf "$folder"
}
trap 'finish ${1:+kept}' EXIT

# As slim as the images that Debian gives out: no manuals, no translations.
[ -f base.tar ] || mmdebstrap --quiet --variant=minbase --include=ca-certificates --aptopt='Apt::Install-Recommends "false"' \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/info/*' \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' bookworm base.tar
base=$(image from scratch)
image add -q "$base" base.tar / >/dev/null
image commit -q "$base" localhost/base >/dev/null

# What compiles nothing needs no more than Node, npm and the certificates that this machine trusts.
build=$(image from localhost/base)
image copy -q "$build" "$(readlink -f "$(command -v node)")" /usr/local/bin/node >/dev/null
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
image copy -q "$build" "$npm" /usr/local/lib/npm >/dev/null
image copy -q "$build" /etc/ssl/certs/ca-certificates.crt /usr/local/share/trusted.crt >/dev/null
image run "$build" -- ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm
image config --env NODE_EXTRA_CA_CERTS=/usr/local/share/trusted.crt --env "NPM_CONFIG_REGISTRY=$(npm config get registry)" "$build"
image commit -q "$build" localhost/build >/dev/null

image build --quiet --format docker --pull=never --build-arg BASE=localhost/base --build-arg BUILD=localhost/build -t localhost/toolshelf "$checkout" >/dev/null
running=$(image from localhost/toolshelf)
root=$(image mount "$running")
megabytes=$(du -sm "$root" | cut -f1)
echo "the image has $megabytes MB"
[ "$megabytes" -le "$most" ] || { echo "that is more than $most MB" >&2; exit 1; }

# The catalog tells its own address, so its port is drawn before, below those that outgoing connections get, and drawn again
# where somebody holds it.
for _ in 1 2 3 4 5; do
  port=$((20000 + RANDOM % 12000))
  image run --env "PORT=$port" --env "PUBLIC_URL=http://localhost:$port" --env DEMO_CATALOG=on "$running" -- \
    /app/node_modules/.bin/node --max-semi-space-size=4 src/main.ts >server.log 2>&1 &
  server=$!
  until grep -q 'listening on' server.log; do kill -0 "$server" 2>/dev/null || continue 2; sleep 0.5; done
  break
done
kill -0 "$server" 2>/dev/null || { cat server.log >&2; exit 1; }
# The newest: another image may run on this machine.
node=$(pgrep -n -u 10001 -f '^/app/.*src/main.ts')
until curl -sf "http://localhost:$port/readyz" >/dev/null; do kill -0 "$server"; sleep 0.5; done
# Answers are read to their end: `grep -q` closes the pipe, and who is still writing fails.
tools=$(curl -sf "http://localhost:$port/api/v1/tools") || true
[[ $tools == *'"total":1'* ]] || { tail -5 server.log >&2; exit 1; }
# The image's own check, on the server and where nobody answers.
health=$(sed -n 's/^  CMD \["\/bin\/sh", "-c", "\(exec .*\)"\]$/\1/p' "$checkout/Dockerfile")
[[ $health == *readyz* ]]
image run --env "PORT=$port" "$running" -- sh -c "$health"
if image run --env PORT=1 "$running" -- sh -c "$health" 2>/dev/null; then echo 'healthy without a server' >&2; exit 1; fi
[ "$(image run --env DATA_DIR=/data "$running" -- id -u)" = 10001 ]
categories=$(image run "$running" -- toolshelf categories list)
[[ $categories == *chatbots* ]]
drawing='const { drawFile } = await import("/app/src/catalog/pictures/pictures.ts");
  const { systemClock: clock } = await import("/app/src/time/clock.ts");
  const file = (await import("node:fs")).readFileSync("/app/demo/pictures/moises-1280.webp");
  console.log((await drawFile({ clock }, { kind: "screenshot", file }))?.files.length);'
[ "$(image run "$running" -- /app/node_modules/.bin/node --input-type=module -e "$drawing")" = 3 ]
kill -TERM "$node"
wait "$server" || { tail -5 server.log >&2; exit 1; }
server=
echo 'it starts, serves, draws, is healthy and ends at SIGTERM'
