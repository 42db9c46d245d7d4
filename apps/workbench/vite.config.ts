import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ambientFiles } from './ambient-files.ts';

export default defineConfig({
  plugins: [react(), ambientFiles()],
  // Nobody but this machine looks at the workbench.
  server: { host: '127.0.0.1' },
});
