# The server as an image: docker build -t toolshelf . (docs/install.md)
# BASE is a Debian or Ubuntu, which gives the libraries; BUILD is any image with Node 20 or newer and npm.
ARG BASE=debian:bookworm-slim
ARG BUILD=node:24-bookworm-slim

FROM ${BUILD} AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
# What only compilers, debuggers, readers and tests need makes up a third of the packages. Pictures are drawn in WebAssembly alone
# (decisions/0114).
RUN apt-get update && apt-get install -y --no-install-recommends binutils libatomic1 \
 && npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && strip node_modules/node-linux-*/bin/node \
 && rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share node_modules/@img/sharp-linux* node_modules/@img/sharp-libvips-* \
 && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete \
 && find node_modules -regextype posix-extended -type d -regex '(.*/)?node_modules/(@[^/]*/)?[^/]*/(tests?|benchmarks?|examples|docs)' -prune -exec rm -r {} + \
 && find node_modules/dejavu-fonts-ttf/ttf -type f ! -name DejaVuSans-Bold.ttf -delete
COPY . .
# What is compiled by a first start and by a command is in the image: nobody can write it there later.
ENV NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled
RUN export DATA_DIR=/tmp/first PORT=0 PATH="/app/node_modules/.bin:$PATH" \
 && { node --max-semi-space-size=4 src/main.ts >/tmp/first.log & } \
 && until grep -qs 'is listening' /tmp/first.log; do kill -0 $! || exit 1; sleep 1; done \
 && sleep 5 && kill $! && wait $! \
 && node src/cli/main.ts submissions list

FROM ${BASE} AS system
RUN apt-get update && apt-get install -y --no-install-recommends busybox ca-certificates libatomic1 libstdc++6
COPY --from=build /app /app
# Of the system, what the server's programs are linked to, accounts, names, certificates, and a small shell for whoever looks inside.
RUN groupadd --gid 10001 toolshelf \
 && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /bin/sh toolshelf \
 && mkdir -p /image/bin /image/usr/local/bin \
 && install -d -m 1777 /image/tmp \
 && install -d -o toolshelf -g toolshelf -m 0700 /image/data \
 && { echo /bin/busybox; find /app/node_modules -type f \( -path '*/bin/node' -o -name '*.node' -o -name '*.so.*' \); } \
  | xargs -n 1 ldd | grep -o '/[^ ]*[.]so[^ ]*' | grep -v '^/app/' | sort -u | xargs cp --dereference --parents --target-directory=/image \
 && cp --dereference --parents --target-directory=/image /etc/passwd /etc/group /etc/nsswitch.conf /etc/os-release /etc/ssl/certs/ca-certificates.crt \
 && cp /bin/busybox /image/bin/ && for applet in $(busybox --list); do [ "$applet" = busybox ] || ln -s busybox "/image/bin/$applet"; done \
 && printf '#!/bin/sh\nexec /app/node_modules/.bin/node /app/src/cli/main.ts "$@"\n' > /image/usr/local/bin/toolshelf \
 && chmod 0755 /image/usr/local/bin/toolshelf

FROM scratch
COPY --from=system /image /
COPY --from=build /app /app
WORKDIR /app
USER 10001:10001
ENV PATH=/usr/local/bin:/bin DATA_DIR=/data HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=2097152 MALLOC_MMAP_THRESHOLD_=1048576
# The database, and the key of its secrets (secret.key) unless SECRET_KEY is set.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# A Node each time would cost as much as a hundred pages. Docker ends a check that hangs: wget -T crashes in Debian 12.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["/bin/sh", "-c", "exec /bin/wget -q -O /dev/null http://127.0.0.1:$PORT/readyz"]
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=4", "src/main.ts"]
