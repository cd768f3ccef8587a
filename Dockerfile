# syntax=docker/dockerfile:1
# One image for every role: ROLE=all (the default), web, worker or edge. docs/operations.md says how to run it.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /plaudit
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY package.json package-lock.json .npmrc ./
COPY apps/admin/package.json apps/admin/
COPY apps/edge/package.json apps/edge/
COPY apps/member/package.json apps/member/
COPY apps/server/package.json apps/server/
COPY apps/tv/package.json apps/tv/
COPY packages/api/package.json packages/api/
COPY packages/i18n/package.json packages/i18n/
COPY packages/ui/package.json packages/ui/
COPY bench/package.json bench/
COPY e2e/package.json e2e/

FROM manifests AS build
# The lock pins every version; `ci` would ask for the binaries of every other platform, too.
RUN npm install --ignore-scripts --no-audit --no-fund
COPY . .
RUN npx turbo run build --output-logs=errors-only

FROM manifests AS packages
RUN npm install --ignore-scripts --no-audit --no-fund --omit=dev --workspace apps/server

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PLAUDIT_DATA=/data
WORKDIR /plaudit
COPY --from=packages /plaudit ./
COPY packages packages
COPY apps/edge apps/edge
COPY apps/server apps/server
COPY --from=build /plaudit/apps/admin/dist apps/admin/dist
COPY --from=build /plaudit/apps/member/dist apps/member/dist
COPY --from=build /plaudit/apps/tv/dist apps/tv/dist
# The code is root's and is only read; whoever runs it writes to /data and /tmp alone.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "apps/server/src/operator/health-cli.ts"]
CMD ["node", "--import", "./apps/server/src/quick-start.ts", "apps/server/src/main.ts"]
