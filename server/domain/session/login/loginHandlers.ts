import type { sessionEndpoints, TokenPair } from '../../../../contract/session.ts';
import type { AppContext } from '../../../appContext.ts';
import { overAllProcesses } from '../../../http/guard/limiters.ts';
import type { Call, Handlers } from '../../../http/implement.ts';
import type { LoginProviders } from '../../../identity/loginProvider.ts';
import { refuse } from '../../../refusal.ts';
import { deviceNamesOf } from '../device/deviceNames.ts';
import { fingerprint } from '../secrets.ts';
import { startSession } from '../sessionStore.ts';
import { limitLiffLogins } from './limitLiffLogins.ts';
import { createLogins } from './logins.ts';

type SessionHandlers = Handlers<typeof sessionEndpoints>;
type LoginHandlers = Omit<
  SessionHandlers,
  `POST /auth/${string}` | `${string} /member/sessions${string}`
>;

/**
 * The calls that begin and finish a login; finishing returns a token pair. Two providers need more: Naver begins in
 * mountNaverStart.ts, because it has no call for that. Apple posts its answer to mountFormAnswer.ts; sessionRoutes.ts
 * then takes its codes.
 */
export function loginHandlers(context: AppContext, loginProviders: LoginProviders): LoginHandlers {
  const logins = createLogins(context, loginProviders);
  const countLiffLogin = limitLiffLogins(overAllProcesses(context.db));

  const pairFor = async (
    memberId: string,
    { now, headers }: Pick<Call, 'now' | 'headers'>,
  ): Promise<TokenPair> => {
    const device = deviceNamesOf(headers.get('user-agent'));
    const { access, refresh } = await startSession(context.db, { memberId }, now, device);
    return { token: access, refreshToken: refresh };
  };

  return {
    'GET /member/line/url': (_input, call) => logins.begin('line', call),
    'GET /member/google/url': (_input, call) => logins.begin('google', call),
    'GET /member/kakao/url': (_input, call) => logins.begin('kakao', call),
    'GET /member/apple/url': (_input, call) => logins.begin('apple', call),

    'POST /member/line/login': async ({ body: { line_code: code, state } }, call) =>
      pairFor(await logins.finish('line', { code, state }, call), call),
    'POST /member/google/login': async ({ body: { code, state } }, call) =>
      pairFor(await logins.finish('google', { code, state }, call), call),
    'POST /member/kakao/login': async ({ body: { code, state } }, call) =>
      pairFor(await logins.finish('kakao', { code, state }, call), call),
    'POST /member/naver/login': async ({ body: { code, state } }, call) =>
      pairFor(await logins.finish('naver', { code, state }, call), call),

    'POST /member/line/liff-login': async ({ body }, call) => {
      if (!loginProviders.liff) throw refuse('login_failed');
      await countLiffLogin(fingerprint(body.id_token));
      const identity = await loginProviders.liff(body.id_token);
      return pairFor(await logins.memberOf(identity, call), call);
    },
  };
}
