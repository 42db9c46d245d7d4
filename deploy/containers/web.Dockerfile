# The site's files, and the host that serves them with the right headers. From the root of the checkout:
#   docker build -f deploy/containers/web.Dockerfile --build-arg VITE_SITE_URL=https://vayl.example -t vayl-web .
FROM node:24.21.0-bookworm-slim AS build
RUN npm install --global --ignore-scripts pnpm@12.18.0
WORKDIR /vayl
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY packages packages
COPY tools tools
COPY apps/web apps/web
RUN pnpm install --frozen-lockfile --ignore-scripts --filter vayl --filter @vayl/web...
# What a build may be told: docs/operations.md, "The site".
ARG VITE_SITE_URL VITE_APPLICATION_FORM_URL VITE_BOOKLET_URL VITE_PERFORMANCE_SCRIPT_URL VITE_SUPPORT_EMAIL VITE_SECURITY_EMAIL VITE_ARTICLE_SITE_KEY
RUN pnpm --filter @vayl/web build
# The host needs the constants of the domain, and nothing of what draws the pages.
RUN rm -rf node_modules packages/*/node_modules apps/web/node_modules && pnpm install --prod --frozen-lockfile --ignore-scripts --filter @vayl/web...

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /vayl/apps/web
COPY --from=build /vayl /vayl
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/robots.txt').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "host/main.ts"]
