// A worker is the one kind of script that Vite builds on its own and tells the address of; nothing in this one needs
// to be a worker. While developing, the source itself is served.
import built from './enhance.ts?worker&url';

export const PROSE_SCRIPT_URL: string = import.meta.env.DEV ? '/src/prose/enhance.ts' : built;
