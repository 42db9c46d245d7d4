import { describe, expect, it } from 'vitest';
import {
  DOWNLOAD_MODAL_RESET_MS,
  detectPlatform,
  INSTALLERS,
  pathAfterSignUp,
  recommendedInstaller,
  signUpBanner,
} from '../index.ts';

/** The banner of an address, read as a page reads it. */
function bannerOf(address: string) {
  const query = new URL(address, 'https://vayl.example').searchParams;
  return signUpBanner({ signup: query.get('signup'), hasReferral: query.get('hasReferral') });
}

describe('the two cards', () => {
  it('[DL-01] [DL-08] offer a DMG from macOS 10.15 on, at /download/mac', () => {
    expect(INSTALLERS.mac).toEqual({ minimumSystem: 'macOS 10.15', installer: 'DMG', path: '/download/mac' });
  });

  it('[DL-02] [DL-09] offer an EXE from Windows 10 on, at /download/windows', () => {
    expect(INSTALLERS.windows).toEqual({ minimumSystem: 'Windows 10', installer: 'EXE', path: '/download/windows' });
  });

  it('are all there is', () => {
    expect(Object.keys(INSTALLERS)).toEqual(['mac', 'windows']);
  });
});

describe('the recommended card', () => {
  it('[DL-03] is the macOS one, and only it, on a Mac', () => {
    expect(recommendedInstaller('mac')).toBe('mac');
  });

  it('[DL-04] is the Windows one, and only it, on Windows', () => {
    expect(recommendedInstaller('windows')).toBe('windows');
  });

  it.each(['mobile', 'linux', 'unknown'] as const)('[DL-05] is none on %s', (platform) => {
    expect(recommendedInstaller(platform)).toBeUndefined();
  });

  it('follows the text of the browser', () => {
    expect(recommendedInstaller(detectPlatform('Mozilla/5.0 (Windows NT 10.0; Win64; x64)'))).toBe('windows');
  });
});

describe('the sign-up banner', () => {
  it.each([
    { id: 'DL-14', address: '/download?signup=true', banner: 'plain' },
    { id: 'RTE-06', address: '/download?signup=true&hasReferral=true', banner: 'with-referral' },
    { id: 'RTE-06', address: '/download?signup=true&hasReferral=false', banner: 'plain' },
    { id: 'DL-15', address: '/download', banner: 'none' },
    { id: 'DL-15', address: '/download?signup=false&hasReferral=true', banner: 'none' },
    { id: 'DL-15', address: '/download?signup=&hasReferral=true', banner: 'none' },
    { id: 'DL-15', address: '/download?hasReferral=true', banner: 'none' },
  ])('[$id] of $address is $banner', ({ address, banner }) => {
    expect(bannerOf(address)).toBe(banner);
  });

  it('[DL-14] [DL-16] greets after every sign-up, with a code differently than without', () => {
    expect([pathAfterSignUp('FRIEND42'), pathAfterSignUp(null)].map(bannerOf)).toEqual(['with-referral', 'plain']);
  });

  it('is none for an empty query', () => {
    expect(signUpBanner({})).toBe('none');
  });
});

describe('the download modal', () => {
  it('[DL-24] resets 300 ms after it closes', () => {
    expect(DOWNLOAD_MODAL_RESET_MS).toBe(300);
  });
});
