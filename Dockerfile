# Builds with all packages, runs with what the server loads of them.
FROM node:22-bookworm-slim AS installed
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM installed AS build
COPY . .
RUN npm run build

# Changes with package-lock.json alone, so most releases leave this layer where it is. The LIFF SDK is in the bundle of the
# browsers; TypeScript is only a wish of packages that bring types.
FROM installed AS packages
RUN npm prune --omit=dev \
  && rm -rf node_modules/typescript node_modules/@line/liff node_modules/@liff \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete

FROM node:22-bookworm-slim
# Empty at first: `createStaff.js` makes the first operator. SEED=demo shows the demonstration instead.
ENV NODE_ENV=production SEED=none DATA_DIR=/data
WORKDIR /app
# Rows and files of an installation without PostgreSQL and a bucket, keys, and backups; only the server may look at them.
RUN mkdir -m 0700 /data /keys /backups && chown node:node /data /keys /backups
VOLUME /data
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
# Over the loopback interface, so the name in the certificate does not matter.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "const { PORT, TLS_CERT, TLS_CERT_FILE } = process.env, kind = TLS_CERT || TLS_CERT_FILE ? 'https' : 'http'; require(kind).get(`${kind}://127.0.0.1:${PORT || 3000}/readyz`, { rejectUnauthorized: false }, (a) => process.exit(a.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# No npm in between: the server itself gets SIGTERM.
CMD ["node", "dist/server/main.js"]
