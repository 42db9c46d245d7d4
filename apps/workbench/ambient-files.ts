import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTE = '/audio/ambient/';
const FOLDER = join(import.meta.dirname, '../../packages/sound/ambient');

/** Serves the nature tracks where the product serves them. */
export function ambientFiles(): Plugin {
  return {
    name: 'ambient-files',
    configureServer: (server) => {
      server.middlewares.use(ROUTE, (request, response, next) => {
        const name = decodeURIComponent((request.url ?? '').split('?')[0]?.slice(1) ?? '');
        const file = join(FOLDER, name);
        // A name that leads out of the folder is no track.
        if (name.includes('/') || name.includes('\\') || !name.endsWith('.mp3') || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('content-type', 'audio/mpeg');
        createReadStream(file).pipe(response);
      });
    },
  };
}
