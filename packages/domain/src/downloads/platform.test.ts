import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectPlatform, PLATFORMS } from '../index.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const ON_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

const IPHONE = [
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
  `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
];
const IPAD = [
  `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${WEBKIT} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
];
const IPAD_POSING_AS_MAC = [`${ON_MAC} ${WEBKIT} Version/17.5 Safari/605.1.15`];
const ANDROID_PHONE = [
  `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/126.0.0.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) ${BLINK} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
];
const ANDROID_TABLET = [
  `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/126.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${BLINK} Silk/126.2.4 like Chrome/126.0.6478.71 Safari/537.36`,
  'Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0',
];
const WINDOWS_PHONE = [
  `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) ${BLINK} Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254`,
];
const MAC = [
  `${ON_MAC} ${WEBKIT} Version/17.5 Safari/605.1.15`,
  `${ON_MAC} ${BLINK} Chrome/126.0.0.0 Safari/537.36`,
  `${ON_MAC} ${BLINK} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
];
const WINDOWS = [
  `${ON_WINDOWS} ${BLINK} Chrome/126.0.0.0 Safari/537.36`,
  `${ON_WINDOWS} ${BLINK} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68`,
  `${ON_WINDOWS} ${BLINK} Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
];
const LINUX = [
  'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Chrome/126.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (X11; Linux aarch64) ${BLINK} HeadlessChrome/126.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Version/17.5 Safari/605.1.15`,
];
const CHROME_OS = [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/126.0.0.0 Safari/537.36`];
const UNKNOWN = [
  '',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (PlayStation; PlayStation 5/6.00) ${WEBKIT} Version/13.0 Safari/605.1.15`,
];

describe('the platform', () => {
  it.each([
    { device: 'an iPhone', agents: IPHONE, platform: 'mobile' },
    { device: 'an iPad', agents: IPAD, platform: 'mobile' },
    { device: 'an Android phone', agents: ANDROID_PHONE, platform: 'mobile' },
    { device: 'an Android tablet', agents: ANDROID_TABLET, platform: 'mobile' },
    { device: 'a Windows phone', agents: WINDOWS_PHONE, platform: 'mobile' },
    { device: 'a Mac', agents: MAC, platform: 'mac' },
    { device: 'Windows', agents: WINDOWS, platform: 'windows' },
    { device: 'Linux', agents: LINUX, platform: 'linux' },
    { device: 'something else', agents: UNKNOWN, platform: 'unknown' },
  ] as const)('[DL-18] of $device is $platform', ({ agents, platform }) => {
    for (const agent of agents) expect(`${detectPlatform(agent)}: ${agent}`).toBe(`${platform}: ${agent}`);
  });

  it('[RD-61] is mobile though an iPhone also names Mac OS X, and Android Linux', () => {
    for (const agent of [...IPHONE, ...IPAD]) expect(agent).toContain('like Mac OS X');
    expect([...IPHONE, ...IPAD, ...ANDROID_PHONE, ...ANDROID_TABLET].map(detectPlatform)).not.toContain('mac');
    expect([...IPHONE, ...IPAD, ...ANDROID_PHONE, ...ANDROID_TABLET].map(detectPlatform)).not.toContain('linux');
  });

  it.each([
    { first: 'mobile', others: 'Android; Macintosh; Windows; Linux' },
    { first: 'mac', others: 'Linux; Windows; Macintosh' },
    { first: 'windows', others: 'Linux; Windows' },
  ])('[RD-61] is $first where the text names $others', ({ first, others }) => {
    expect(detectPlatform(`Mozilla/5.0 (${others})`)).toBe(first);
  });

  it('[RD-61] of an iPad that poses as a Mac is mac', () => {
    expect(IPAD_POSING_AS_MAC.map(detectPlatform)).toEqual(['mac']);
  });

  it('of ChromeOS is linux', () => {
    expect(CHROME_OS.map(detectPlatform)).toEqual(['linux']);
  });

  it('is not windows for the win in Darwin', () => {
    expect(detectPlatform('Safari/19618.2.12.11.6 CFNetwork/1496.0.7 Darwin/23.5.0')).not.toBe('windows');
  });

  it('does not hang on capitals', () => {
    for (const agent of [...IPHONE, ...ANDROID_TABLET, ...MAC, ...WINDOWS, ...LINUX, ...CHROME_OS, ...UNKNOWN]) {
      expect(detectPlatform(agent.toLowerCase())).toBe(detectPlatform(agent));
    }
  });

  it('[ENT-18] is one of five, whatever the text', () => {
    expect([...PLATFORMS].toSorted()).toEqual(['linux', 'mac', 'mobile', 'unknown', 'windows']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(PLATFORMS).toContain(detectPlatform(text));
      }),
    );
  });
});
