/** The bars of WCAG 2.3.1, as this analyser applies them. */
export const FLASH_RULES = {
  /** More than three flashes, that is seven transitions, within a second fail. */
  failingTransitions: 7,
  /** In more than this share of some block. */
  allowedShare: 0.25,
  /** A block is about ten degrees of the eye's field at a normal distance, in CSS pixels. */
  block: { widthPx: 341, heightPx: 256 },
} as const;
