import { expect, it } from 'vitest';
import { dataOf, mapAnswer } from '../../../src/lib/answer.ts';
import { keyedTextFor } from '../../../src/lib/keyedText.ts';

it('a text that is sent again keeps its idempotency key; a changed text has another key', () => {
  const first = keyedTextFor('안녕하세요', null);
  expect(first).toEqual({ text: '안녕하세요', key: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(keyedTextFor('안녕하세요', first)).toBe(first);
  const changed = keyedTextFor('안녕하세요!', first);
  expect(changed.text).toBe('안녕하세요!');
  expect(changed.key).not.toBe(first.key);
});

it('a part of an answer is there as soon as the answer is; until then its state is the same', () => {
  const lengthOf = (text: string) => text.length;
  const ready = mapAnswer({ state: 'ready', data: '네 글자' }, lengthOf);
  expect(ready).toEqual({ state: 'ready', data: 4 });
  expect(dataOf(ready)).toBe(4);
  const failed = { state: 'failed', retry: () => undefined } as const;
  for (const answer of [{ state: 'loading' }, { state: 'missing' }, failed] as const) {
    expect(mapAnswer(answer, lengthOf)).toBe(answer);
    expect(dataOf(answer)).toBeUndefined();
  }
});
