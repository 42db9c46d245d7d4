export const PLATFORMS = ['mac', 'windows', 'mobile', 'linux', 'unknown'] as const;
export type Platform = (typeof PLATFORMS)[number];

// The order matters: Android's text names Linux, and the iPhone's names Mac OS X (RD-61).
const SIGNS: readonly { readonly platform: Platform; readonly sign: RegExp }[] = [
  { platform: 'mobile', sign: /android|iphone|ipad|ipod|mobile/i },
  { platform: 'mac', sign: /mac os|macintosh/i },
  { platform: 'windows', sign: /windows/i },
  { platform: 'linux', sign: /linux|x11|\bcros\b/i },
];

export function detectPlatform(userAgent: string): Platform {
  return SIGNS.find(({ sign }) => sign.test(userAgent))?.platform ?? 'unknown';
}
