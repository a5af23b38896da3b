import type { CallbackProvider } from '../../domain/session/loginCalls.ts';
import type { ScreenModule } from '../../screen.ts';
import { CallbackPage } from './CallbackPage.tsx';

/** One page, at the address of each provider. */
export const callbackScreen = (provider: CallbackProvider): ScreenModule => ({
  Page: CallbackPage,
  head: ({ t }) => ({ title: t(`login.callback.${provider}`), isPrivate: true }),
});
