import { sessionEndpoints, type TokenPair } from '../../../contract/session.ts';
import type { AppContext } from '../../appContext.ts';
import { type Call, implement, type Route } from '../../http/implement.ts';
import { languageAsked } from '../../http/input/languageAsked.ts';
import type { LoginProviders } from '../../identity/loginProvider.ts';
import { refuse } from '../../refusal.ts';
import { updateLanguage } from '../member/memberSql.ts';
import { staffCookie } from '../staff/staffSession.ts';
import { deviceNamesOf } from './device/deviceNames.ts';
import { takeLoginCode } from './login/loginCodeSql.ts';
import { loginHandlers } from './login/loginHandlers.ts';
import { browserCookie } from './login/logins.ts';
import { ownSessionHandlers } from './ownSessionHandlers.ts';
import { requestTokens } from './requestTokens.ts';
import { fingerprint } from './secrets.ts';
import { sessionCookies } from './sessionCookies.ts';
import { endFamilyOfAccess, endOtherFamily } from './sessionSql.ts';
import { renewSession, type SessionPair, startSession } from './sessionStore.ts';

/**
 * Deletes pictures and pages of the console from the browser's cache, also those that Back would show. Not "cookies",
 * which would end a member's session in this browser, and not "storage", which has drafts of members.
 */
const CLEARED_FOR_STAFF = '"cache"';

export function sessionRoutes(
  context: AppContext,
  loginProviders: LoginProviders,
): readonly Route[] {
  const { db, clientConfig } = context;
  const cookies = sessionCookies(clientConfig.publicUrl);
  const browser = browserCookie(clientConfig.publicUrl);
  const staff = staffCookie(clientConfig.publicUrl);

  /** After Apple's login the page sends two login codes instead of the token pair. */
  const openByLoginCode = async (
    { token, refreshToken }: TokenPair,
    headers: Headers,
    now: Date,
  ) => {
    const browserSecret = browser.read(headers);
    if (!browserSecret) return null;
    const codes = {
      codeHash: fingerprint(token),
      secondHash: fingerprint(refreshToken),
      browserHash: fingerprint(browserSecret),
    };
    const memberId = await takeLoginCode(db, codes, now);
    const device = deviceNamesOf(headers.get('user-agent'));
    return memberId ? startSession(db, { memberId }, now, device) : null;
  };

  /** Sets the cookies of the session and of the known device. */
  const setSessionCookies = async (
    pair: SessionPair,
    now: Date,
    { devices, setCookie }: Pick<Call, 'devices' | 'setCookie'>,
  ) => {
    cookies.write(pair, now).forEach(setCookie);
    if (pair.memberId) setCookie(await devices.remember({ memberId: pair.memberId }));
  };

  return implement(sessionEndpoints, {
    ...loginHandlers(context, loginProviders),
    ...ownSessionHandlers(context),

    // Scripts of the page have seen this pair, so it is replaced by a new one that only the cookies have.
    'POST /auth/session': async ({ body }, { now, headers, devices, setCookie }) => {
      const tokens = { access: body.token, refresh: body.refreshToken };
      const opened = await openByLoginCode(body, headers, now);
      const pair = opened ?? (body.isFromUrl ? null : await renewSession(db, tokens, now));
      if (!pair) throw refuse('login_failed');
      const former = cookies.refresh.read(headers);
      if (former) {
        const other = { refreshHash: fingerprint(former), familyId: pair.familyId };
        await endOtherFamily(db, other, now);
      }
      if (pair.memberId) await updateLanguage(db, pair.memberId, languageAsked(headers));
      await setSessionCookies(pair, now, { devices, setCookie });
      return {};
    },

    'POST /auth/refresh': async (_input, { now, headers, devices, setCookie }) => {
      const refresh = cookies.refresh.read(headers);
      const pair = refresh ? await renewSession(db, { refresh }, now) : null;
      if (pair) await setSessionCookies(pair, now, { devices, setCookie });
      else cookies.clear().forEach(setCookie);
      if (!pair) throw refuse('unauthenticated');
      return {};
    },

    // A browser can have a member session and a staff session. The Referer header tells which one the page uses, and
    // that one ends. Without a Referer both end.
    'POST /auth/logout': async (_input, { now, headers, setCookie, setHeader }) => {
      const both = { member: cookies.access, staff };
      const ended = requestTokens(headers, both, 'member or staff');
      for (const { token } of ended) await endFamilyOfAccess(db, fingerprint(token), now);
      const isOver = (kind: string) => ended.some((one) => one.kind === kind);
      if (isOver('staff')) {
        setCookie(staff.clear());
        setHeader('Clear-Site-Data', CLEARED_FOR_STAFF);
      }
      if (!isOver('staff') || isOver('member')) cookies.clear().forEach(setCookie);
      return {};
    },
  });
}
