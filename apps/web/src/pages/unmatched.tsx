import { unmatchedMeta } from '../site/page-meta.ts';
import Landing from './landing.tsx';

export const meta = unmatchedMeta;

export default Landing;
