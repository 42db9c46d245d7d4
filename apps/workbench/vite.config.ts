import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Nobody but this machine looks at the workbench.
  server: { host: '127.0.0.1' },
});
