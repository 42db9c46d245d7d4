import type { Config } from '@react-router/dev/config';
import { PRERENDERED_PATHS } from './src/site/pages.ts';

// Every page is a file: search engines, slow machines and people without scripts read the same words.
export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
} satisfies Config;
