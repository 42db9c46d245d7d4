import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ambientTracks } from '../../tools/vite/ambient-tracks.ts';
import { olderTwins } from '../../tools/vite/older-twins.ts';

// Two pages: the window that people see, and what lies over each display. macOS 10.15 ends at Safari 15.
export default defineConfig({
  plugins: [react(), ambientTracks()],
  css: { postcss: { plugins: [olderTwins()] } },
  build: {
    target: 'safari15',
    cssTarget: 'safari15',
    // The windows' content policy reads files, and nothing that is written into an address.
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['control.html', 'overlay.html'] },
  },
  server: { host: '127.0.0.1' },
});
