import { expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/plain/errorCode.ts';
import { ApiError } from '../../../src/api/ApiError.ts';
import { failureText } from '../../../src/domain/failureText.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

it.each([
  ['ko', '요청을 처리하지 못했어요. 잠시 후 다시 시도해주세요'],
  ['ja', 'リクエストを処理できませんでした。しばらくしてからもう一度お試しください'],
] as const)('a code of a newer server has a general sentence in %s', (language, sentence) => {
  const failure = new ApiError('of_a_newer_server' as ErrorCode, 409, 'refused');
  expect(failureText(testI18n(language).t, failure)).toBe(sentence);
});

it.each([
  ['ko', '서버와 통신하지 못했어요. 인터넷 연결을 확인하고 다시 시도해주세요'],
  ['ja', 'サーバーと通信できませんでした。通信環境を確認して、もう一度お試しください'],
] as const)(
  'a failed call that did not reach the server does not say that the device is offline (%s)',
  (language, sentence) => {
    const failure = new ApiError('unreachable', 0, 'Failed to fetch');
    expect(failureText(testI18n(language).t, failure)).toBe(sentence);
  },
);

it.each([
  ['ko', '지금은 처리할 수 없어요. 잠시 후 다시 시도해주세요'],
  ['ja', 'ただいま処理できません。しばらくしてからもう一度お試しください'],
] as const)(
  'a server without its database does not say that it has many users (%s)',
  (language, sentence) => {
    const failure = new ApiError('overloaded', 503, 'refused');
    expect(failureText(testI18n(language).t, failure)).toBe(sentence);
  },
);
