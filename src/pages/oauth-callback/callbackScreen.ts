import type { CallbackProvider } from '../../domain/session/login/loginCalls.ts';
import type { ScreenModule } from '../../screen.ts';
import { CallbackPage } from './CallbackPage.tsx';

/** One page for the callback addresses of all providers. */
export const callbackScreen = (provider: CallbackProvider): ScreenModule => ({
  Page: CallbackPage,
  head: ({ t }) => ({ title: t(`login.callback.${provider}`), isPrivate: true }),
});
