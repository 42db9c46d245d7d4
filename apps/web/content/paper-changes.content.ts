export interface PaperChange {
  readonly path: '/science/audiovisual-stimulation-whitepaper' | '/science/perceptual-load-theory';
  /** `2026-11-15`; the newest first. */
  readonly date: string;
  readonly text: string;
}

/** What changed in the papers, and why; the feed is made of it. */
export const PAPER_CHANGES: readonly PaperChange[] = [
  {
    path: '/science/audiovisual-stimulation-whitepaper',
    date: '2026-11-15',
    text: 'First version, with thirteen references and three figures.',
  },
  {
    path: '/science/perceptual-load-theory',
    date: '2026-11-15',
    text: 'First version, with eleven references and two figures.',
  },
];
