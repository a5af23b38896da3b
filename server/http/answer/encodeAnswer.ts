import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Json } from './produceJson.ts';
import { dataHeaders } from './securityHeaders.ts';

/** An answer as it is sent: the bytes and every header that goes with them. */
export interface ReadyResponse {
  status: 200 | 304;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer> | null;
}

/** The same answer for whoever reads brotli, does not, or has it already. */
export interface EncodedAnswer {
  etag: string;
  plain: ReadyResponse;
  /** The plain one where compressing is not worth it; null until somebody asks for it. */
  brotli: ReadyResponse | null;
  unchanged: ReadyResponse;
  bytes: number;
}

/** Kept by browsers and CDNs, but asked about each time: an edit is seen at once, a repeat costs a 304. */
export const PUBLIC_CACHING = 'public, no-cache';
export const NO_CACHING = 'no-store';

const WORTH_COMPRESSING = 1_024;
const compress = promisify(brotliCompress);

export function encodeAnswer(json: Json, caching: string): EncodedAnswer {
  // Weak, because the compressed bytes are another spelling of the same answer.
  const etag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
  const tag = caching === NO_CACHING ? {} : { ETag: etag };
  const headers = { ...dataHeaders, 'Cache-Control': caching, Vary: 'Accept-Encoding', ...tag };
  const plain = withBody(headers, json);
  const brotli = json.byteLength < WORTH_COMPRESSING ? plain : null;
  const unchanged: ReadyResponse = { status: 304, headers, body: null };
  return { etag, plain, brotli, unchanged, bytes: json.byteLength };
}

/** Compressing costs more than all else that is done for an answer, so it waits for somebody who reads it. */
export async function withBrotli(answer: EncodedAnswer): Promise<EncodedAnswer> {
  const { plain, bytes } = answer;
  if (answer.brotli !== null || plain.body === null) return answer;
  const packed = await toBrotli(plain.body);
  const headers = { ...plain.headers, 'Content-Encoding': 'br' };
  return { ...answer, brotli: withBody(headers, packed), bytes: bytes + packed.byteLength };
}

/** Null when it has to be compressed first. */
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

/** Named in Accept-Encoding, and not to say that it is refused. */
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

/** Quality 5 costs 0.1 ms for a page of cards; 11 would cost 60 times that for 15 percent. */
export async function toBrotli(json: Buffer): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.byteLength,
  };
  return Buffer.from(await compress(json, { params }));
}

/** Weak comparison, as If-None-Match asks for; a proxy may have dropped or added the W/. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
