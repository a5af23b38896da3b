import { describe, expect, it } from 'vitest';
import { checkImages } from '../../../src/widgets/files/checkImages.ts';

const MB = 1024 * 1024;

/** A file of any size, without its bytes. */
const fileOf = (name: string, type: string, size = 1): File =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size });

const check = (files: File[], maxMb = 100) => {
  const { accepted, foreign, tooLarge } = checkImages(files, maxMb);
  const names = (list: File[]) => list.map(({ name }) => name);
  return { accepted: names(accepted), foreign: names(foreign), tooLarge: names(tooLarge) };
};

describe('picked files', () => {
  it('FILE-07 AMB-72 must be of an image type; the name does not count', () => {
    expect(
      check([
        fileOf('a.png', 'image/png'),
        fileOf('b.heic', 'image/heic'),
        fileOf('c.png', 'application/pdf'),
        fileOf('d.png', ''),
        fileOf('e', 'ximage/png'),
      ]),
    ).toEqual({ accepted: ['a.png', 'b.heic'], foreign: ['c.png', 'd.png', 'e'], tooLarge: [] });
  });

  it('FILE-08 CONST-24 AMB-73 may be exactly 100 MB, and not a byte more', () => {
    expect(
      check([
        fileOf('fits.png', 'image/png', 100 * MB),
        fileOf('large.png', 'image/png', 100 * MB + 1),
      ]),
    ).toEqual({ accepted: ['fits.png'], foreign: [], tooLarge: ['large.png'] });
  });

  it('FILE-11 have the limit that the form sets', () => {
    expect(check([fileOf('a.png', 'image/png', 2 * MB)], 1).tooLarge).toEqual(['a.png']);
  });

  it('FILE-07 that are no images are not reported as too large as well', () => {
    expect(check([fileOf('film.mp4', 'video/mp4', 500 * MB)])).toEqual({
      accepted: [],
      foreign: ['film.mp4'],
      tooLarge: [],
    });
  });
});
