import { spawn } from 'node:child_process';

interface SiteSettings {
  readonly serverUrl: string;
  /** What its pages send to get articles. */
  readonly siteKey: string;
}

export interface DevelopmentSite {
  readonly url: string;
  start(settings: SiteSettings): void;
  stop(): void;
}

/** The site's own development server, which hands calls on to ours; it is another app, so it is another process. */
export function developmentSite(port: number): DevelopmentSite {
  let child: ReturnType<typeof spawn> | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    start: ({ serverUrl, siteKey }) => {
      const options = ['--filter', '@vayl/web', 'dev', '--port', String(port), '--strictPort'];
      child = spawn('pnpm', options, {
        env: { ...process.env, SERVER_URL: serverUrl, VITE_ARTICLE_SITE_KEY: siteKey },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    stop: () => child?.kill('SIGTERM'),
  };
}
