import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ambientTracks } from '../../tools/vite/ambient-tracks.ts';
import { cutFonts } from './fonts/cut-fonts.ts';
import { FONT_FACES, faceName } from './fonts/font-faces.ts';
import { SERVER_PATHS } from './host/path-map.ts';
import { proseCompiler } from './prose/mdx.ts';

const SERVER_URL = process.env['SERVER_URL'] ?? 'http://127.0.0.1:8787';

export default defineConfig(async () => {
  const fonts = await cutFonts();
  return {
    plugins: [proseCompiler(), ambientTracks(), reactRouter()],
    resolve: {
      alias: [
        ...FONT_FACES.map((face) => ({ find: face.instead, replacement: join(fonts, `${faceName(face)}.css`) })),
        { find: /^#fonts\//, replacement: `${fonts}/` },
      ],
    },
    build: {
      // A font inside a style sheet would be loaded on every page, and the content policy refuses it.
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
      // One sheet of 20 kB for all pages: nothing is painted before the last one has come, and a dozen small ones come late.
      cssCodeSplit: false,
    },
    // The fonts lie in the cache of the checkout.
    server: {
      host: '127.0.0.1',
      fs: { allow: ['../..'] },
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER_URL, changeOrigin: false }])),
    },
  };
});
