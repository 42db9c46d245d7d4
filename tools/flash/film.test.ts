import { describe, expect, it } from 'vitest';
import { judgedSize, parseProbe } from './film.ts';

const stream = { width: 640, height: 360, pix_fmt: 'yuv420p', r_frame_rate: '30/1', avg_frame_rate: '30/1' };

const probeOf = (changes: object) =>
  parseProbe(
    JSON.stringify({ streams: [{ ...stream, ...changes }], format: { format_name: 'matroska', duration: '2.5' } }),
  );

describe('what ffprobe says', () => {
  it('is read', () => {
    expect(probeOf({})).toEqual({
      size: { widthPx: 640, heightPx: 360 },
      frameRate: { text: '30/1', perSecond: 30 },
      seconds: 2.5,
      formatName: 'matroska',
      isHdr: false,
      isUntaggedHd: false,
    });
  });

  it('is no film without a stream of pictures', () => {
    expect(parseProbe('{ "streams": [], "format": { "format_name": "wav" } }')).toBeUndefined();
  });

  it.each([
    { film: 'even', rates: ['30000/1001', '30000/1001'], perSecond: 30_000 / 1001 },
    { film: 'uneven, whose average would lose frames', rates: ['60/1', '2997/100'], perSecond: 60 },
    { film: 'without an average', rates: ['25/1', '0/0'], perSecond: 25 },
    { film: 'that claims a thousand', rates: ['1000/1', '30/1'], perSecond: 240 },
    { film: 'without a rate', rates: ['0/0', '0/0'], perSecond: undefined },
  ])('gives the rate of a film: $film', ({ rates: [r_frame_rate, avg_frame_rate], perSecond }) => {
    expect(probeOf({ r_frame_rate, avg_frame_rate })?.frameRate?.perSecond).toBe(perSecond);
  });

  it.each([
    { film: 'on its side', changes: { side_data_list: [{}, { rotation: -90 }] }, size: [360, 640] },
    { film: 'upside down', changes: { side_data_list: [{ rotation: 180 }] }, size: [640, 360] },
    { film: 'of wide pixels', changes: { sample_aspect_ratio: '2:1' }, size: [1280, 360] },
    { film: 'of pixels that are unknown', changes: { sample_aspect_ratio: '0:1' }, size: [640, 360] },
  ])('gives the size as shown: $film', ({ changes, size: [widthPx, heightPx] }) => {
    expect(probeOf(changes)?.size).toEqual({ widthPx, heightPx });
  });

  it('tells HDR, and HD without a tag', () => {
    expect(probeOf({ color_transfer: 'smpte2084' })?.isHdr).toBe(true);
    const hd = { width: 1280, height: 720 };
    expect(probeOf(hd)?.isUntaggedHd).toBe(true);
    expect(probeOf({ ...hd, color_space: 'bt709' })?.isUntaggedHd).toBe(false);
    expect(probeOf({ ...hd, pix_fmt: 'gbrp' })?.isUntaggedHd).toBe(false);
  });
});

describe('the size to judge', () => {
  it.each([
    { size: [640, 360], judged: [640, 360] },
    { size: [1024, 768], judged: [1024, 768] },
    { size: [3840, 2160], judged: [1024, 576] },
    { size: [5000, 1], judged: [1024, 1] },
  ])('of $size is $judged', ({ size: [widthPx = 0, heightPx = 0], judged }) => {
    expect(Object.values(judgedSize({ widthPx, heightPx }))).toEqual(judged);
  });
});
