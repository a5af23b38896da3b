import type { Language } from '../../contract/plain/language.ts';

/** On the login button that this browser used last. Not in login.ts: /home loads that, and has no login buttons. */
export const LAST_LOGIN_TEXT: Record<Language, string> = { ko: '최근 사용', ja: '前回利用' };
