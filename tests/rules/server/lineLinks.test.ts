import { describe, expect, it } from 'vitest';
import { textMessage } from '../../../server/line/answerInLine.ts';
import { LINE_TEXTS } from '../../../server/line/lineTexts.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

describe('a link in the LINE chat', () => {
  const messageWith = (liffId: string | null, language: 'ko' | 'ja') =>
    textMessage(
      { clientConfig: { ...testClientConfig, publicUrl: 'https://example.com', liffId } },
      { name: 'expired', language, path: '/counsel' },
    );

  it.each(['ko', 'ja'] as const)(
    'names the language if it opens inside LINE, where pages are not Korean by default: %s',
    (language) => {
      expect(messageWith('123-abc', language)).toEqual({
        type: 'text',
        text: `${LINE_TEXTS.expired[language]}\nhttps://liff.line.me/123-abc/counsel?lang=${language}`,
      });
    },
  );

  it.each([
    ['ko', ''],
    ['ja', '?lang=ja'],
  ] as const)('is the address of the site if it opens in a browser: %s', (language, query) => {
    expect(messageWith(null, language)).toEqual({
      type: 'text',
      text: `${LINE_TEXTS.expired[language]}\nhttps://example.com/counsel${query}`,
    });
  });
});
