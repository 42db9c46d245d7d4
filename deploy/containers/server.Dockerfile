# The server. From the root of the checkout:  docker build -f deploy/containers/server.Dockerfile -t vayl-server .
# Node runs the TypeScript as it is: nothing is compiled, and what runs is what was tested.
FROM node:24.21.0-bookworm-slim AS install
RUN npm install --global --ignore-scripts pnpm@12.18.0
WORKDIR /vayl
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/domain packages/domain
COPY packages/contract packages/contract
COPY packages/helios packages/helios
COPY apps/server/package.json apps/server/package.json
COPY apps/server/migrations apps/server/migrations
COPY apps/server/src apps/server/src
RUN pnpm install --prod --frozen-lockfile --ignore-scripts --filter @vayl/server...

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /vayl/apps/server
COPY --from=install /vayl /vayl
USER node
# 8787 for people, through the proxy; 8788 for health, readiness and metrics, for operators only.
EXPOSE 8787 8788
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8788/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process gets the signals itself, and finishes what it has begun.
ENTRYPOINT ["node", "--import", "./src/telemetry/register.ts"]
CMD ["src/main.ts"]
