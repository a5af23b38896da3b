import type { ReadReason } from '../../../contract/plain/enums.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { staffBackgroundCall } from '../../api/staffCall.ts';

const KEY = 'GET /staff/counsels/:id/translation';

/** For staff of the clinic. The console asks by itself, so it does not prolong the session. */
export const staffTranslationQuery = (id: string, language: Language) => ({
  queryKey: [KEY, { params: { id }, language }] as const,
  queryFn: () => staffBackgroundCall(KEY, { params: { id }, query: { language } }),
});

/** For operators: read once, because each reading is recorded with its reason. */
export const operatorTranslationQuery = (id: string, language: Language, reason: ReadReason) => ({
  queryKey: [KEY, { params: { id }, language, reason }] as const,
  queryFn: () => staffBackgroundCall(KEY, { params: { id }, query: { language, reason } }),
  staleTime: Number.POSITIVE_INFINITY,
});
