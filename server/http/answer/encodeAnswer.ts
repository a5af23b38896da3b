import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Json } from './produceJson.ts';
import { dataHeaders } from './securityHeaders.ts';

/** A response as it is sent: status, headers and bytes. */
export interface ReadyResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer> | null;
}

/** One answer in three forms: plain, brotli and "304 Not Modified". */
export interface EncodedAnswer {
  /** Null for an answer that clients must not keep. */
  etag: string | null;
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
/** Quality 5 takes 0.1 ms for a page of cards; 11 takes 60 times as long and saves 15 percent. */
const ANSWER_QUALITY = 5;
const compress = promisify(brotliCompress);

/** An answer of a call. */
export const encodeAnswer = (json: Json, caching: string): EncodedAnswer =>
  encodeBody(json, { ...dataHeaders, 'Cache-Control': caching });

export function encodeBody(
  body: Buffer<ArrayBuffer>,
  fixedHeaders: Readonly<Record<string, string>>,
  status = 200,
): EncodedAnswer {
  const isKept = status === 200 && fixedHeaders['Cache-Control'] !== NO_CACHING;
  const etag = isKept ? tagOf(body, fixedHeaders) : null;
  const headers = { Vary: 'Accept-Encoding', ...fixedHeaders, ...(etag && { ETag: etag }) };
  const plain = withBody({ status, headers }, body);
  const brotli = body.byteLength < COMPRESS_FROM_BYTES ? plain : null;
  const unchanged: ReadyResponse = { status: 304, headers, body: null };
  return { etag, plain, brotli, unchanged, bytes: body.byteLength };
}

/**
 * Weak, because the plain and the compressed bytes share this tag. The policy is a part of it: a page is "not modified"
 * only under the policy that names the hashes of its scripts.
 */
function tagOf(body: Buffer, headers: Readonly<Record<string, string>>): string {
  const hash = createHash('sha1')
    .update(headers['Content-Security-Policy'] ?? '')
    .update(body);
  return `W/"${hash.digest('base64url')}"`;
}

/** Compression is the most expensive step of an answer, so it is done only when a client accepts brotli. */
export async function withBrotli(
  answer: EncodedAnswer,
  quality: number = ANSWER_QUALITY,
): Promise<EncodedAnswer> {
  const { plain, bytes } = answer;
  if (answer.brotli !== null || plain.body === null) return answer;
  const packed = await toBrotli(plain.body, quality);
  const headers = { ...plain.headers, 'Content-Encoding': 'br' };
  const brotli = withBody({ status: plain.status, headers }, packed);
  return { ...answer, brotli, bytes: bytes + packed.byteLength };
}

/** Chooses the form for this client; null when the answer must be compressed first. */
export function negotiate(
  answer: EncodedAnswer,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): ReadyResponse | null {
  if (ifNoneMatch !== undefined && answer.etag !== null && namesTag(ifNoneMatch, answer.etag)) {
    return answer.unchanged;
  }
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
  { status, headers }: Pick<ReadyResponse, 'status' | 'headers'>,
  body: Buffer<ArrayBuffer>,
): ReadyResponse {
  return { status, headers: { ...headers, 'Content-Length': String(body.byteLength) }, body };
}

async function toBrotli(bytes: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return Buffer.from(await compress(bytes, { params }));
}

/** Weak comparison, as HTTP defines it for If-None-Match. A proxy may have added or removed the `W/`. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
