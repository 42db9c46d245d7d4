const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  // The order matters: most of them claim to be the ones below as well.
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What to call a place where somebody is signed in: an app has a name, a browser only its long description. */
export function sessionName(device: string): string {
  if (!device.startsWith('Mozilla/')) return device;
  const browser = nameIn(BROWSERS, device) ?? 'A browser';
  const system = nameIn(SYSTEMS, device);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameIn(names: readonly (readonly [mark: RegExp, name: string])[], text: string): string | undefined {
  return names.find(([mark]) => mark.test(text))?.[1];
}
