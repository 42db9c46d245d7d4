/**
 * The limits of light. They have no override: not in the interface, not by the AI, a link, a preset, an import or an
 * environment variable. docs/decisions/0005 says where each number comes from.
 */
export const GOVERNOR_LIMITS = {
  /** Full depth is drawn only at a requested rate of at most this. */
  fullDepthMaxHz: 1.2,
  /** At full depth, no edge is steeper than this. */
  shortestEdgeMs: 150,
  /** The largest peak-to-peak alpha swing above fullDepthMaxHz. */
  swingCap: 0.035,
  /** The cap in strict mode, on HDR panels, while a video plays, and inside the most provocative rates. */
  strictSwingCap: 0.016,
  provocativeRatesHz: { min: 13, max: 30 },
  /** The cap moves between its two values over this distance at both ends of those rates. */
  capRampHz: 1,
  /** No relative luminance may change by this much: the general flash of WCAG 2.3.1. */
  flashLuminance: 0.1,
  /** S(colour) × swing stays below this, which leaves room for 8-bit rounding. */
  luminanceMargin: 0.08,
  rearmMs: 1000,
  fadeMs: 300,
  /** A change of shape or window is a dissolve of this length. */
  dissolveMs: 1000,
} as const;
