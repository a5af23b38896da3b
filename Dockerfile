# Builds with all packages, runs with those of production.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
# Rows and files of an installation without PostgreSQL and a bucket; only the server may look at them.
RUN mkdir -m 0700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: the server itself hears SIGTERM.
CMD ["node", "dist/server/main.js"]
