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
