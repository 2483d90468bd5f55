# The site, and as target `sandbox` the stand-ins for its outside services. docs/operations.md says how both are run.
FROM node:24.21.0-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./

FROM packages AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && rm -rf .next/cache

FROM build AS sandbox
USER node
ENV SANDBOX_HOST=0.0.0.0
EXPOSE 4600
CMD ["node", "sandbox/start.ts"]

# Without the packages of development in package.json, npm also leaves out those that others name as optional peers.
FROM packages AS production
RUN npm pkg delete devDependencies && npm install --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-slim AS site
WORKDIR /site
ENV NODE_ENV=production
# All that is written: the database unless it is elsewhere, and secrets unless they are given.
RUN mkdir /data && chown node:node /data && ln -s /data .waymark
COPY --from=production /site/node_modules node_modules
COPY --from=build /site/.next .next
COPY --from=build /site/dist dist
COPY package.json package-lock.json next.config.js ./
COPY app app
COPY cli cli
COPY analysis analysis
COPY engine engine
COPY extensions extensions
COPY pages-config pages-config
COPY media media
COPY renderer renderer
COPY schemas schemas
COPY scripts scripts
COPY server server
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
