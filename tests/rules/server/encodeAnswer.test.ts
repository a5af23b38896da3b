import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  encodeAnswer,
  encodeBody,
  NO_CACHING,
  negotiate,
  PUBLIC_CACHING,
  withBrotli,
} from '../../../server/http/answer/encodeAnswer.ts';

const LONG = Buffer.from('나비 '.repeat(500));
const encoded = (body = LONG) => encodeAnswer(body, PUBLIC_CACHING);

describe('an answer as it is sent', () => {
  it('has its length, its caching and a weak tag', () => {
    const { plain, etag, bytes } = encoded();
    expect(plain).toMatchObject({ status: 200, body: LONG });
    expect(plain.headers).toMatchObject({
      'Cache-Control': PUBLIC_CACHING,
      'Content-Length': String(LONG.byteLength),
      'Content-Type': 'application/json; charset=utf-8',
      ETag: etag,
      Vary: 'Accept-Encoding',
    });
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(bytes).toBe(LONG.byteLength);
  });

  it('has another tag for other bytes, and under another policy', () => {
    const tag = (body: string, policy?: string) =>
      encodeBody(Buffer.from(body), policy ? { 'Content-Security-Policy': policy } : {}).etag;
    expect(tag('a')).toBe(tag('a'));
    expect(new Set([tag('a'), tag('b'), tag('a', 'one'), tag('a', 'other')]).size).toBe(4);
  });

  it('has no tag if clients must not keep it, or if it is no success', () => {
    for (const { etag, plain } of [
      encodeAnswer(LONG, NO_CACHING),
      encodeBody(LONG, { 'Cache-Control': PUBLIC_CACHING }, 404),
    ]) {
      expect(etag).toBeNull();
      expect(plain.headers).not.toHaveProperty('ETag');
    }
  });

  it('is compressed when it has a kilobyte or more', async () => {
    const long = await withBrotli(encoded());
    const { body, headers } = long.brotli ?? { body: null, headers: {} };
    expect(body && brotliDecompressSync(body)).toEqual(LONG);
    expect(headers).toMatchObject({
      'Content-Encoding': 'br',
      'Content-Length': String(body?.byteLength),
    });
    expect(long.bytes).toBe(LONG.byteLength + (body?.byteLength ?? 0));
    expect(await withBrotli(long)).toBe(long);

    const short = encoded(Buffer.from('short'));
    expect(short.brotli).toBe(short.plain);
    expect((await withBrotli(short)).plain.headers).not.toHaveProperty('Content-Encoding');
  });
});

describe('what a client gets', () => {
  it.each([
    [undefined, 'plain'],
    ['gzip', 'plain'],
    ['br', 'brotli'],
  ] as const)('with Accept-Encoding %s, the %s form', async (accepted, form) => {
    const answer = await withBrotli(encoded());
    expect(negotiate(answer, undefined, accepted)).toBe(answer[form]);
  });

  it('with brotli, nothing before the answer is compressed', () => {
    expect(negotiate(encoded(), undefined, 'br')).toBeNull();
  });

  it('304 without a body when it has the answer already', () => {
    const answer = encoded();
    const tag = answer.etag ?? '';
    for (const known of [tag, tag.slice(2), `"x", ${tag}`, `"x" , ${tag.slice(2)} `, '*', ' * ']) {
      expect(negotiate(answer, known, 'br'), known).toBe(answer.unchanged);
    }
    expect(answer.unchanged).toMatchObject({ status: 304, body: null });
    expect(answer.unchanged.headers).toMatchObject({ ETag: tag });
    for (const other of [`"W/${tag.slice(3)}`, '"x"', '', `${tag}x`, `x${tag}`, tag.slice(3)]) {
      expect(negotiate(answer, other, undefined), other).toBe(answer.plain);
    }
  });

  it('an answer that must not be kept is always sent in full, also to a client with an ETag', () => {
    const answer = encodeAnswer(LONG, NO_CACHING);
    expect(negotiate(answer, '*', undefined)).toBe(answer.plain);
    expect(negotiate(answer, 'null', undefined)).toBe(answer.plain);
  });
});
