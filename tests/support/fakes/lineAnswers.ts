import type { Route } from 'playwright';
import { CHANNEL_ID, LIFF_ID, type LineServer } from './lineServer.ts';

/** What LINE knows and does, as far as tests need it. */
export interface LineState {
  isFriend: boolean;
  /** The results of the windows in which LINE asks for a friend or for a person to share with. */
  answer: 'submit' | 'cancel';
  /** The rest of the app's address in LINE's console. */
  endpointQuery: string;
  /** The visitor declines the LINE login. */
  declines?: boolean;
  /** Paths that LINE does not answer at all. */
  silent?: RegExp;
  /** Every request so far: method, host and path. */
  asked: string[];
}

export const newLineState = (changes: Partial<LineState> = {}): LineState => ({
  isFriend: false,
  answer: 'submit',
  endpointQuery: '',
  asked: [],
  ...changes,
});

type Answer = (asked: URL) => unknown;

/** Answers all requests of the SDK in place of LINE's hosts. */
export function answerAsLine(line: LineServer, state: LineState) {
  const answers: Record<string, Answer> = {
    '/oauth2/v2.1/verify': () => ({
      client_id: CHANNEL_ID,
      expires_in: 3_600,
      scope: 'openid profile',
    }),
    '/oauth2/v2.1/certs': () => line.keys(),
    '/oauth2/v2.1/token': async () => ({
      access_token: 'fresh-access-token',
      id_token: await line.idToken(),
      expires_in: 3_600,
    }),
    '/friendship/v1/status': () => ({ friendFlag: state.isFriend }),
    '/oauth2/v2.1/liff/friendship/validate': () => ({ valid: true }),
    '/liff/v2/oaadd/rateLimit': () => ({}),
    '/liff/v2/sub/msit': () => ({ msit: 'window' }),
    '/liff/v2/sub/waitResult': () => {
      state.isFriend = state.answer === 'submit';
      return { status: state.answer, result: {} };
    },
    [`/liff/v2/apps/${LIFF_ID}/featureToken`]: () => ({ featureToken: 'fresh-feature-token' }),
    [`/liff/v2/apps/${LIFF_ID}/contextToken`]: () => ({
      contextToken: contextToken(line.siteUrl, state),
    }),
    [`/liff/v2/apps/${LIFF_ID}/ott`]: () => ({ ott: 'once' }),
    '/oauth2/v2.1/liff/shareTargetPicker/result': () => ({
      result: state.answer === 'submit' ? 'SUCCESS' : 'CANCEL',
    }),
  };

  return async (route: Route): Promise<void> => {
    const asked = new URL(route.request().url());
    state.asked.push(`${route.request().method()} ${asked.host}${asked.pathname}`);
    if (state.silent?.test(asked.pathname)) return;
    if (asked.pathname === '/liff/v1/authorize') {
      return route.fulfill({
        status: 302,
        headers: { Location: comingBack(asked, line.siteUrl, state) },
      });
    }
    const answer = answers[asked.pathname];
    if (!answer) throw new Error(`No answer for ${asked.href}`);
    await route.fulfill({
      json: await answer(asked),
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  };
}

/** LINE knows the visitor and redirects at once. */
function comingBack({ searchParams }: URL, siteUrl: string, { declines }: LineState): string {
  const back = new URL(searchParams.get('redirect_uri') ?? `${siteUrl}/liff/`);
  if (declines) {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The resource owner denied the request.');
    back.searchParams.set('liffOAuth2Error', 'true');
    back.searchParams.set('state', searchParams.get('state') ?? '');
    return back.href;
  }
  back.searchParams.set('code', 'one-time-code');
  back.searchParams.set('state', searchParams.get('state') ?? '');
  back.searchParams.set('liffClientId', CHANNEL_ID);
  back.searchParams.set('liffRedirectUri', back.origin + back.pathname);
  return back.href;
}

/** Where and in which view the app was opened; the SDK does not check the signature. */
export function contextToken(siteUrl: string, { endpointQuery }: LineState): string {
  const allowed = { permission: true, minVer: '10.3.0' };
  const context = {
    type: 'none',
    liffId: LIFF_ID,
    endpointUrl: `${siteUrl}/liff/${endpointQuery}`,
    permanentLinkPattern: 'concat',
    scope: ['openid', 'profile'],
    availability: { subwindowOpen: allowed, shareTargetPicker: allowed },
    menuColorSetting: { adaptableColorSchemes: ['light', 'dark'] },
  };
  return `h.${Buffer.from(JSON.stringify(context)).toString('base64url')}.s`;
}
