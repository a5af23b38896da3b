import type { CallbackProvider } from '../../domain/session/login/loginCalls.ts';
import { common } from '../../i18n/ko/common.ts';
import { error } from '../../i18n/ko/error.ts';
import { login } from '../../i18n/ko/login.ts';
import { addTexts } from '../../i18n/korean.ts';
import type { ScreenModule } from '../../screen.ts';
import { CallbackPage } from './CallbackPage.tsx';

addTexts({ common, error, login });

/** One page for the callback addresses of all providers. */
export const callbackScreen = (provider: CallbackProvider): ScreenModule => ({
  Page: CallbackPage,
  head: ({ t }) => ({ title: t(`login.callback.${provider}`), isPrivate: true }),
});
