import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostileFile {
  what: string;
  bytes: Buffer;
  /** As which it is sent; a JPEG when nothing else is said. */
  type?: string;
  /** Refused, or drawn anew so that nothing but harmless pixels is left. */
  fate: 'refused' | 'neutralised';
}

/** What must never come out again, whatever it was hidden in. */
export const MARK = '<script>alert("hostile")</script>';

const small = (color = 'teal') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } });

/** Thirty files that were not meant well. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, gif, webp, avif] = await Promise.all([
    small().jpeg().toBuffer(),
    small().png().toBuffer(),
    small().gif().toBuffer(),
    small().webp().toBuffer(),
    small().avif().toBuffer(),
  ]);
  const refused = (what: string, bytes: Buffer | string, type?: string): HostileFile => ({
    ...{ what, bytes: Buffer.from(bytes), fate: 'refused' },
    ...(type && { type }),
  });
  const neutralised = (what: string, bytes: Buffer): HostileFile => ({
    ...{ what, bytes, fate: 'neutralised' },
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${MARK}</svg>`;

  return [
    refused('an SVG that says it is a JPEG', svg),
    refused('an SVG that says it is a PNG', svg, 'image/png'),
    refused(
      'an SVG behind a declaration and a comment',
      `<?xml version="1.0"?><!-- ${jpeg} -->${svg}`,
    ),
    refused(
      'an SVG with an entity that reads files',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
    ),
    refused(
      'an SVG that begins like a JPEG',
      Buffer.concat([jpeg.subarray(0, 3), Buffer.from(svg)]),
    ),
    refused('a page', `<!doctype html><html>${MARK}</html>`),
    refused('a program of Linux', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100)])),
    refused('a program of Windows', `MZ${'\0'.repeat(100)}`),
    refused('a PDF', `%PDF-1.7\n${MARK}\n%%EOF`),
    refused('an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)])),
    refused('a script of a shell', '#!/bin/sh\nrm -rf "$HOME"\n'),
    refused('instructions to a converter', 'push graphic-context\nimage over 0,0 0,0 "|id"\npop'),
    refused('a PostScript file', '%!PS-Adobe-3.0\n(%pipe%id) (r) file\n'),
    refused('a film', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(100)])),
    refused('a picture of another kind: TIFF', await small().tiff().toBuffer()),
    refused(
      'a picture of another kind: BMP',
      Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
    ),
    refused('nothing at all', ''),
    refused('the first bytes of a JPEG and no more', jpeg.subarray(0, 20)),
    refused('half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 2))),
    refused('half a PNG', png.subarray(0, Math.floor(png.length / 2)), 'image/png'),
    refused('half a WebP', webp.subarray(0, Math.floor(webp.length / 2)), 'image/webp'),
    refused('half an AVIF', avif.subarray(0, Math.floor(avif.length / 2)), 'image/avif'),
    refused('noise behind the signature of a PNG', Buffer.concat([png.subarray(0, 8), noise(500)])),
    refused('a PNG of a billion pixels', pngOf(32_000, 32_000), 'image/png'),
    refused('a PNG of 64 million pixels in 62 kB', pngOf(8_000, 8_000, true), 'image/png'),
    refused('a PNG that claims two thousand million rows', pngOf(1, 2_000_000_000), 'image/png'),
    neutralised('a GIF that claims a screen of four thousand million', gifOf(gif, 65_535, 65_535)),
    neutralised('a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from(MARK)])),
    neutralised('a PNG with a page behind it', Buffer.concat([png, Buffer.from(MARK)])),
    neutralised('a GIF that is a script as well', Buffer.concat([gif, Buffer.from(`=1;${MARK}`)])),
    neutralised('a JPEG with a page in its comment', withComment(jpeg)),
    neutralised(
      'a JPEG with a page in its EXIF data',
      await small()
        .withExif({ IFD0: { ImageDescription: MARK } })
        .jpeg()
        .toBuffer(),
    ),
    neutralised(
      'a WebP with a page in its XMP data',
      await small()
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`)
        .webp()
        .toBuffer(),
    ),
    neutralised('a film of 300 pictures', await film(300)),
    neutralised(
      'a strip of 1 by 16,000',
      await small().resize(1, 16_000, { fit: 'fill' }).png().toBuffer(),
    ),
  ];
}

/** Always the same. */
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 167 + 13) % 256));

function pngOf(width: number, height: number, isWhole = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = isWhole ? Buffer.alloc(height * (Math.ceil(width / 8) + 1)) : Buffer.alloc(10);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function gifOf(gif: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(gif);
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}

function withComment(jpeg: Buffer): Buffer {
  const text = Buffer.from(MARK);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

function film(pictures: number): Promise<Buffer> {
  const height = 8;
  const raw = { width: 8, height: height * pictures, channels: 3, pageHeight: height } as const;
  return sharp(noise(8 * raw.height * 3), { raw })
    .gif()
    .toBuffer();
}
