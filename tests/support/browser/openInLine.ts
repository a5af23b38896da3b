import type { Page } from 'playwright';
import { answerAsLine, contextToken, type LineState, newLineState } from '../fakes/lineAnswers.ts';
import { CHANNEL_ID, type LineServer } from '../fakes/lineServer.ts';
import { openPage, type PageOptions } from './openPage.ts';

const LINE_HOSTS = /^https:\/\/\w+\.line\.me\//;
const PHONES = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
};

export interface LineOptions extends PageOptions {
  state?: Partial<LineState>;
  phone?: keyof typeof PHONES;
  /** Otherwise a fresh one, good for ten minutes. */
  idToken?: string;
  /** The language of the LINE app. */
  appLanguage?: string;
}

export interface PageInLine {
  page: Page;
  state: LineState;
  /** As the LINE app opens a link to the app: below its address, with its tokens after the '#'. */
  open: (path?: string) => Promise<void>;
}

/** A page in the browser inside the LINE app, with everything that the real SDK needs. */
export async function openInLine(line: LineServer, options: LineOptions = {}): Promise<PageInLine> {
  const { page, state } = await pageWithLine(line, {
    ...options,
    userAgent: `${PHONES[options.phone ?? 'iphone']} Line/15.0.0 LIFF`,
  });
  await page.addInitScript(() => {
    Object.assign(window, { _liff: { features: [], postMessage: () => undefined } });
  });
  // How the SDK asks the app for its language. The test may have ended by then.
  page.on('dialog', (dialog) => dialog.accept(options.appLanguage ?? 'ko').catch(() => undefined));
  const credentials = new URLSearchParams({
    context_token: contextToken(line.siteUrl, state),
    access_token: 'access-token',
    feature_token: 'feature-token',
    client_id: CHANNEL_ID,
    id_token: options.idToken ?? (await line.idToken()),
    mst_challenge: 'challenge',
  });
  return {
    page,
    state,
    open: async (path = '') => {
      const query = new URLSearchParams(state.endpointQuery);
      if (path !== '') query.set('liff.state', path);
      await page.goto(`/liff/${query.size > 0 ? '?' : ''}${query}#${credentials}`);
    },
  };
}

/** The same entry in an ordinary browser of a phone. */
export const openBesideLine = (line: LineServer, options: LineOptions = {}) =>
  pageWithLine(line, { ...options, userAgent: PHONES.iphone });

async function pageWithLine(line: LineServer, { state: changes, ...options }: LineOptions) {
  const state = newLineState(changes);
  const page = await openPage({ ...options, siteUrl: line.siteUrl, answeredFor: LINE_HOSTS });
  await page.route(LINE_HOSTS, answerAsLine(line, state));
  return { page, state };
}
