import type { Platform } from './platform.ts';

export const INSTALLERS = {
  mac: { minimumSystem: 'macOS 10.15', installer: 'DMG', path: '/download/mac' },
  windows: { minimumSystem: 'Windows 10', installer: 'EXE', path: '/download/windows' },
} as const;
export type InstallerPlatform = keyof typeof INSTALLERS;

/** The card to mark as recommended, or none: then the page says that the app is for macOS and Windows. */
export function recommendedInstaller(platform: Platform): InstallerPlatform | undefined {
  return platform === 'mac' || platform === 'windows' ? platform : undefined;
}

export type DownloadView =
  | { readonly is: 'options' }
  | { readonly is: 'started'; readonly installer: InstallerPlatform };

export type SignUpBanner = 'none' | 'plain' | 'with-referral';

/** The success banner that the page's address asks for. */
export function signUpBanner(query: {
  readonly signup?: string | null;
  readonly hasReferral?: string | null;
}): SignUpBanner {
  if (query.signup !== 'true') return 'none';
  return query.hasReferral === 'true' ? 'with-referral' : 'plain';
}

/** How long after closing the download modal forgets what was typed, so that it does not change while it fades. */
export const DOWNLOAD_MODAL_RESET_MS = 300;
