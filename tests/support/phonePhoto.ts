import sharp from 'sharp';

export const SECRETS = ['SECRETCAMERA', 'SECRETNAME', 'SECRETPLACE', 'SECRETXMP', 'Exif'];

interface PhonePhotoWishes {
  color: string;
  width?: number;
  height?: number;
  /** Of noise no picture format makes little. */
  isHeavy?: boolean;
}

/** As a phone takes it: lying on its side, with where and by what it was taken. */
export function phonePhoto(wishes: PhonePhotoWishes): Promise<Buffer> {
  const { color, width = 600, height = 400, isHeavy = false } = wishes;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: color } as const;
  return sharp({ create: isHeavy ? { ...create, noise } : create })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SECRETCAMERA', Artist: 'SECRETNAME' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 30/1 0/1', GPSMapDatum: 'SECRETPLACE' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SECRETXMP/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

/** The names of what must not be in them. */
export const secretsIn = (bytes: Uint8Array): string[] => {
  const text = Buffer.from(bytes).toString('latin1');
  return SECRETS.filter((secret) => text.includes(secret));
};

/** Which of red, green and blue is strongest in the middle of a picture. */
export async function hueOf(bytes: Uint8Array): Promise<string> {
  const { dominant } = await sharp(bytes).stats();
  const { r, g, b } = dominant;
  const parts = [r > 128 && 'red', g > 128 && 'green', b > 128 && 'blue'];
  return parts.filter(Boolean).join('+');
}
