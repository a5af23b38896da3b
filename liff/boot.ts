import type { ClientConfig } from '../contract/clientConfig.ts';
import { rememberForVisit, remembersFromVisit } from '../src/environment/lineAppVisit.ts';
import { inAppLanguage, plainAddress } from './address.ts';
import { liff, lineErrorCode } from './sdk.ts';

/** `liff.init` may never settle; nobody should look at an empty page for longer than this. */
const DEADLINE_MS = 8_000;

const BASENAME = '/liff';

let started: Promise<void> | undefined;

/**
 * Must be over before anything reads the address: Line delivers the deep link in `liff.state`, and the SDK
 * turns it into a path. Without a LIFF id (a local installation) the app runs as in any browser.
 */
export function boot({ liffId }: ClientConfig): Promise<void> {
  started ??= liffId === null ? Promise.resolve() : start(liffId);
  return started;
}

async function start(liffId: string): Promise<void> {
  if (liff.isInClient()) document.documentElement.dataset.lineApp = liff.getOS() ?? '';
  await withinDeadline(liff.init({ liffId }).catch(startAfresh));
  // What a login of Line has left in the address has done its work.
  const address = plainAddress(location.href, BASENAME);
  const language = liff.isInClient() ? liff.getAppLanguage() : '';
  history.replaceState(history.state, '', inAppLanguage(address, language));
}

/**
 * An ID token that the SDK itself refuses, most of all because it has run out, would stand in its way for
 * ever. Without any it asks Line for one. Once for each visit: the clock of the phone may be wrong.
 */
function startAfresh(cause: unknown): Promise<void> {
  if (hasBeenDeclined()) return startWithoutLogin(cause);
  if (lineErrorCode(cause) !== 'INVALID_ID_TOKEN' || remembersFromVisit('renewed')) throw cause;
  rememberForVisit('renewed');
  liff.logout();
  // Without the part behind the '#', which has brought the token.
  location.replace(location.pathname + location.search);
  return new Promise(() => undefined);
}

const hasBeenDeclined = () => new URLSearchParams(location.search).has('liffOAuth2Error');

/**
 * Whoever has said no to Line's login looks around. As long as that stands in the address, the SDK does not
 * start at all. Within Line it would ask again by itself, so there a screen comes first.
 */
function startWithoutLogin(cause: unknown): Promise<void> {
  const address = plainAddress(location.href, BASENAME);
  if (liff.isInClient()) {
    history.replaceState(history.state, '', address);
    throw cause;
  }
  location.replace(address);
  return new Promise(() => undefined);
}

function withinDeadline(starting: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('LIFF did not answer in time')), DEADLINE_MS);
    starting.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
