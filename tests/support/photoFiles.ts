import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { UploadedFile } from '../../contract/review.ts';
import { asMember } from './fakeSessions.ts';
import type { TestApp } from './testApp.ts';

/** A picture of one colour, as a phone would send it. */
export const aPhoto = (color: string, { width = 500, height = 400 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** With the place it was taken at, and a name, in its EXIF data. */
export const aPhotoWithGps = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'navy' } })
    .withExif({
      IFD0: { Make: 'SECRETCAMERA', Artist: 'SECRETNAME' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 30/1 0/1', GPSMapDatum: 'SECRETPLACE' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SECRETXMP/></x:xmpmeta>')
    .jpeg()
    .toBuffer();

interface Sending {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** Asks for an address and sends the bytes there, as a page does; answers the record of the file. */
export async function sendFile(
  test: TestApp,
  memberId: string,
  { bytes, name = '사진 1.jpg', type = 'image/jpeg' }: Sending,
): Promise<UploadedFile> {
  const size = bytes.byteLength;
  const query = new URLSearchParams({ filename: name, filetype: type, size: String(size) });
  const { body } = await test.get(`/s3/generate-s3-url?${query}`, asMember(memberId));
  const signed = String(Object(body).url);
  const status = await put(test, signed, bytes, type);
  if (status !== 200) throw new Error(`The upload was answered with ${status}`);
  const [url = ''] = signed.split('?');
  const path = new URL(url).pathname.slice(1);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { url, path, name, type, size, hash };
}

/** To the app itself or to a bucket, wherever the address leads. */
export async function put(
  test: TestApp,
  url: string,
  bytes: Uint8Array,
  type: string,
): Promise<number> {
  const init = {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
  };
  const isOurs = url.startsWith(test.context.clientConfig.publicUrl);
  const answer = isOurs ? await test.app.request(url, init) : await fetch(url, init);
  await answer.arrayBuffer();
  return answer.status;
}
