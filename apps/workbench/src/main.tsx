import '@vayl/ui/styles.css';
import './workbench.css';
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
