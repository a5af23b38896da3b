import { describe, expect, it } from 'vitest';
import { readBody, readBytes, readForm } from '../../../server/http/input/readBody.ts';
import { usedMemory } from '../../support/app/server/usedMemory.ts';

const refusal = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message !== undefined && { message }) });

const JSON_HEADERS = { 'Content-Type': 'application/json' };
const requestWith = (body: BodyInit, headers: Record<string, string> = JSON_HEADERS) =>
  new Request('http://localhost/', { method: 'POST', body, headers });
const streamed = (body: ReadableStream) =>
  ({ method: 'POST', body, duplex: 'half' }) as RequestInit;

describe('the body of a request', () => {
  it.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset="UTF-8" ',
    'application/json ; charset=utf-8',
  ])('as %s is read', async (type) => {
    expect(await readBody(requestWith('{"a":"가"}', { 'Content-Type': type }))).toEqual({
      a: '가',
    });
  });

  it.each([
    'text/plain',
    'application/json5',
    'application/json; charset=euc-kr',
    'application/json; charset=utf-8; x=1',
    'x application/json',
    'application/x-www-form-urlencoded',
  ])('as %s is refused', async (type) => {
    const read = readBody(requestWith('{}', { 'Content-Type': type }));
    await expect(read).rejects.toThrow(refusal('unsupported_media_type'));
  });

  it('is refused when it is compressed or has no content type', async () => {
    for (const headers of [{ ...JSON_HEADERS, 'Content-Encoding': 'gzip' }, {}]) {
      const read = readBody(
        requestWith(new TextEncoder().encode('{}'), headers as typeof JSON_HEADERS),
      );
      await expect(read).rejects.toThrow(refusal('unsupported_media_type'));
    }
  });

  it('may be empty with any type', async () => {
    expect(await readBody(requestWith('', {}))).toBeUndefined();
    expect(await readBody(new Request('http://localhost/'))).toBeUndefined();
  });

  it.each([
    ['{"a":', 'body: not JSON'],
    [new Uint8Array([0x22, 0xff, 0x22]), 'body: not JSON'],
    ['{"a":"\\u0000"}', 'text that cannot be stored'],
  ])('%o is refused', async (body, problem) => {
    await expect(readBody(requestWith(body))).rejects.toThrow(refusal('invalid_input', problem));
  });

  it('is refused when it is too long, announced or not', async () => {
    const long = 'x'.repeat(11);
    expect((await readBytes(requestWith(long), 11)).byteLength).toBe(11);
    expect(Buffer.from(await readBytes(requestWith(long), 11)).toString()).toBe(long);
    const announced = requestWith('x', { 'Content-Length': '11' });
    await expect(readBytes(announced, 10)).rejects.toThrow(refusal('body_too_large'));
    expect((await readBytes(requestWith('x', { 'Content-Length': '10' }), 10)).byteLength).toBe(1);
    await expect(readBytes(requestWith(long), 10)).rejects.toThrow(refusal('body_too_large'));
  });

  it('of several parts is refused as soon as they are too long together', async () => {
    let parts = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        parts += 1;
        controller.enqueue(new Uint8Array(4));
      },
    });
    const request = new Request('http://localhost/', streamed(body));
    await expect(readBytes(request, 10)).rejects.toThrow(refusal('body_too_large'));
    expect(parts).toBeLessThan(6);
  });

  it('of 200,000 parts of one byte takes little more memory than its bytes', async () => {
    const text = '0123456789'.repeat(20_000);
    const before = usedMemory();
    let most = 0;
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(Buffer.from(text.charAt(sent)));
        sent += 1;
        if (sent < text.length) return;
        most = usedMemory();
        controller.close();
      },
    });
    const read = await readBytes(new Request('http://localhost/', streamed(body)));
    expect(Buffer.from(read).toString()).toBe(text);
    expect(most - before).toBeLessThan(4_000_000);
  });

  it('is a form only when it says so', async () => {
    const form = (type: string) =>
      readForm(requestWith('code=a+b&state=%EA%B0%80', { 'Content-Type': type }));
    for (const type of [
      'application/x-www-form-urlencoded',
      'Application/X-WWW-Form-Urlencoded; charset=utf-8',
    ]) {
      expect(Object.fromEntries(await form(type))).toEqual({ code: 'a b', state: '가' });
    }
    for (const type of [
      'application/json',
      'x/application/x-www-form-urlencoded',
      'application/x-www-form-urlencodedx',
    ]) {
      await expect(form(type)).rejects.toThrow(refusal('unsupported_media_type'));
    }
    const untyped = requestWith(new TextEncoder().encode('a=b'), {});
    await expect(readForm(untyped)).rejects.toThrow(refusal('unsupported_media_type'));
  });
});
