import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ambientTracks } from '../../tools/vite/ambient-tracks.ts';

export default defineConfig({
  plugins: [react(), ambientTracks()],
  // Nobody but this machine looks at the workbench.
  server: { host: '127.0.0.1' },
});
