# The server as an image: docker build -t toolshelf . (docs/deploying.md)
# BASE is what the server runs on, a Debian or Ubuntu; BUILD is any image with Node 20 or newer and npm.
ARG BASE=debian:bookworm-slim
ARG BUILD=node:24-bookworm-slim

FROM ${BUILD} AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
# What only compilers, debuggers and readers need makes up a third of the packages.
RUN apt-get update && apt-get install -y --no-install-recommends binutils \
 && npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && strip node_modules/node-linux-*/bin/node \
 && rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share \
 && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete
COPY . .

FROM ${BASE}
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/dpkg.log /var/log/apt \
 && groupadd --gid 10001 toolshelf \
 && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin toolshelf \
 && install -d -o toolshelf -g toolshelf -m 0700 /data \
 && printf '#!/bin/sh\nexec /app/node_modules/.bin/node /app/src/cli/main.ts "$@"\n' > /usr/local/bin/toolshelf \
 && chmod 0755 /usr/local/bin/toolshelf
COPY --from=build /app /app
WORKDIR /app
USER 10001:10001
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=4", "src/main.ts"]
