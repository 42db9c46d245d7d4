import '@fontsource-variable/geist-mono/index.css';
import '@fontsource-variable/hanken-grotesk/index.css';
import '@fontsource-variable/newsreader/opsz.css';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SECTIONS } from './sections.ts';
import { Workbench } from './shell/workbench.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Workbench sections={SECTIONS} />
  </StrictMode>,
);
