import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTooLong, requestsOf } from '../../../server/domain/translation/translationRules.ts';
import { createDeepl } from '../../../server/translate/deepl.ts';
import { createTranslator } from '../../../server/translate/translator.ts';
import { openFakeDeepl } from '../../support/fakes/fakeDeepl.ts';

describe('DeepL', () => {
  let deepl: Awaited<ReturnType<typeof openFakeDeepl>>;
  beforeAll(async () => {
    deepl = await openFakeDeepl();
  });
  beforeEach(() => deepl.reset());

  it('gets the texts, their language and the wanted one, and says which model it used', async () => {
    const translate = createDeepl(deepl.settings);
    expect(await translate(['안녕하세요', '네'], 'ja')).toEqual({
      texts: ['JA: 안녕하세요', 'JA: 네'],
      model: 'deepl/quality_optimized',
    });
    expect(deepl.requests).toEqual([
      {
        text: ['안녕하세요', '네'],
        source_lang: 'KO',
        target_lang: 'JA',
        model_type: 'quality_optimized',
      },
    ]);
  });

  it.each([
    [456, '456: the quota is used up', 3_600_000, false],
    [403, '403: the key is wrong', 3_600_000, false],
    [429, '429: too many requests', 30_000, false],
    [500, '500', 30_000, false],
    [503, '503', 30_000, false],
    ['silence', 'no answer (TimeoutError)', 30_000, true],
    ['nonsense', 'no answer (Error)', 30_000, true],
  ] as const)(
    'answers %s: %s; %d ms of rest; it may want to be paid: %s',
    async (how, problem, restMs, mayCost) => {
      deepl.fail(how);
      const mostMs = how === 'silence' ? 200 : undefined;
      const answer = await createDeepl(deepl.settings, mostMs)(['네'], 'ja');
      expect(answer).toEqual({ problem, restMs, mayCost });
    },
  );

  it('a wrong key is noticed, and an address where nothing listens', async () => {
    const wrong = createDeepl({ ...deepl.settings, key: 'wrong' });
    expect(await wrong(['네'], 'ja')).toMatchObject({ problem: '403: the key is wrong' });
    const closed = createDeepl({ ...deepl.settings, apiUrl: 'http://127.0.0.1:1' });
    expect(await closed(['네'], 'ja')).toMatchObject({ problem: 'no answer (TypeError)' });
  });

  it('is left alone for a while after a failure', async () => {
    let time = 0;
    const onFailure = vi.fn();
    const { translate } = createTranslator(createDeepl(deepl.settings), {
      onFailure,
      clock: () => time,
    });
    deepl.fail(503);
    expect(await translate(['네'], 'ja')).toEqual({ mayCost: false });
    deepl.fail(null);
    time = 29_000;
    expect(await translate(['네'], 'ja')).toEqual({ mayCost: false });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('503');
    time = 30_000;
    expect(await translate(['네'], 'ja')).toMatchObject({ texts: ['JA: 네'] });
  });

  it('a request has 50 texts and 120,000 bytes of JSON at most, so that it fits into 128 kB', () => {
    const sizes = (texts: string[]) =>
      requestsOf(texts.map((text) => ({ text }))).map((request) => {
        const body = JSON.stringify(request.map(({ text }) => text));
        expect(Buffer.byteLength(body)).toBeLessThan(128 * 1_024 - 500);
        return request.length;
      });
    expect(sizes(Array(120).fill('가'))).toEqual([50, 50, 20]);
    expect(sizes(['가'.repeat(39_990), '가', '가', '가'.repeat(39_990)])).toEqual([3, 1]);
    expect(sizes(['😊'.repeat(20_000), '😊'.repeat(20_000)])).toEqual([1, 1]);
    expect(sizes(['\n'.repeat(40_000), '\n'.repeat(40_000)])).toEqual([1, 1]);
    expect(requestsOf([])).toEqual([]);
  });

  it.each([
    ['가', 39_999],
    ['😊', 29_999],
    ['\n', 59_999],
  ])(
    'a text of %j is too long for a request when its JSON has more than 120,000 bytes',
    (letter, most) => {
      expect(isTooLong(letter.repeat(most))).toBe(false);
      expect(isTooLong(letter.repeat(most + 1))).toBe(true);
    },
  );
});
