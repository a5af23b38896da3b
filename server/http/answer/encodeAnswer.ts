import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Json } from './produceJson.ts';
import { dataHeaders } from './securityHeaders.ts';

/** A response as it is sent: status, headers and bytes. */
export interface ReadyResponse {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer> | null;
}

/** One answer in three forms: plain, brotli and "304 Not Modified". */
export interface EncodedAnswer {
  etag: string;
  plain: ReadyResponse;
  /** The plain form for a short answer; null until a client that accepts brotli asks. */
  brotli: ReadyResponse | null;
  unchanged: ReadyResponse;
  bytes: number;
}

/** Browsers and CDNs may store it but revalidate each time: a change is visible at once, a repeat costs a 304. */
export const PUBLIC_CACHING = 'public, no-cache';
export const NO_CACHING = 'no-store';

const COMPRESS_FROM_BYTES = 1_024;
const compress = promisify(brotliCompress);

export function encodeAnswer(json: Json, caching: string): EncodedAnswer {
  // Weak, because the plain and the compressed bytes share this tag.
  const etag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
  const tag = caching === NO_CACHING ? {} : { ETag: etag };
  const headers = { ...dataHeaders, 'Cache-Control': caching, Vary: 'Accept-Encoding', ...tag };
  const plain = withBody(headers, json);
  const brotli = json.byteLength < COMPRESS_FROM_BYTES ? plain : null;
  const unchanged: ReadyResponse = { status: 304, headers, body: null };
  return { etag, plain, brotli, unchanged, bytes: json.byteLength };
}

/** Compression is the most expensive step of an answer, so it waits for a client that accepts brotli. */
export async function withBrotli(answer: EncodedAnswer): Promise<EncodedAnswer> {
  const { plain, bytes } = answer;
  if (answer.brotli !== null || plain.body === null) return answer;
  const packed = await toBrotli(plain.body);
  const headers = { ...plain.headers, 'Content-Encoding': 'br' };
  return { ...answer, brotli: withBody(headers, packed), bytes: bytes + packed.byteLength };
}

/** Chooses the form for this client; null when the answer must be compressed first. */
export function negotiate(
  answer: EncodedAnswer,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): ReadyResponse | null {
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, answer.etag)) return answer.unchanged;
  return acceptsEncoding(acceptEncoding, 'br') ? answer.brotli : answer.plain;
}

const NAMED = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0{1,3})?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0{1,3})?\s*(?:,|$))/,
} as const;

/** Whether Accept-Encoding names the encoding without `q=0`. */
export function acceptsEncoding(
  acceptEncoding: string | null | undefined,
  encoding: keyof typeof NAMED,
): boolean {
  return !!acceptEncoding && NAMED[encoding].test(acceptEncoding);
}

function withBody(
  headers: Readonly<Record<string, string>>,
  body: Buffer<ArrayBuffer>,
): ReadyResponse {
  return { status: 200, headers: { ...headers, 'Content-Length': String(body.byteLength) }, body };
}

/** Quality 5 takes 0.1 ms for a page of cards; 11 takes 60 times as long and saves 15 percent. */
export async function toBrotli(json: Buffer): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.byteLength,
  };
  return Buffer.from(await compress(json, { params }));
}

/** Weak comparison, as HTTP defines it for If-None-Match. A proxy may have added or removed the `W/`. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
