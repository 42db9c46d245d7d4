import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where pages ask for them (RD-45). */
const PLACE = 'audio/ambient';
const FOLDER = dirname(fileURLToPath(import.meta.resolve('@vayl/sound/ambient/tracks.json')));

/** The nature tracks of `packages/sound`, under the names they have: copied by the build, and read in place before it. */
export function ambientTracks(): Plugin {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.mp3'));
  return {
    name: 'ambient-tracks',
    configureServer({ middlewares }) {
      middlewares.use(`/${PLACE}`, (request, response, next) => {
        const name = decodeURIComponent(request.url ?? '').slice(1);
        if (!names.includes(name)) return next();
        response.setHeader('Content-Type', 'audio/mpeg');
        response.end(readFileSync(join(FOLDER, name)));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `${PLACE}/${name}`, source: readFileSync(join(FOLDER, name)) });
      }
    },
  };
}
