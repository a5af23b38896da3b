import type { ClientConfig } from '../contract/plain/clientConfig.ts';
import { rememberInVisit, remembersInVisit } from '../src/environment/lineAppVisit.ts';
import { entryAddress } from './entryAddress.ts';
import { liff, lineErrorCode } from './sdk.ts';

/** `liff.init` may never settle, so the app starts without it after this time. */
const DEADLINE_MS = 8_000;

let started: Promise<void> | undefined;

/**
 * Runs before anything reads the address: LINE delivers the deep link in `liff.state`, and the SDK turns it
 * into a path. Without a LIFF id the app runs as in any browser.
 */
export function startLine({ liffId }: ClientConfig): Promise<void> {
  started ??= (liffId === null ? Promise.resolve() : start(liffId)).then(() => {
    // Removes what the LINE login left in the address, and adds the language.
    history.replaceState(history.state, '', entryAddress());
  });
  return started;
}

async function start(liffId: string): Promise<void> {
  if (liff.isInClient()) document.documentElement.dataset.lineApp = liff.getOS() ?? '';
  await withinDeadline(liff.init({ liffId }).catch(startAfresh));
}

/**
 * The SDK keeps an ID token that it refuses, e.g. an expired one. We log out of the SDK, so that it gets a new token.
 * Once in a visit, because a device with a wrong clock would reload for ever.
 */
function startAfresh(cause: unknown): Promise<void> {
  if (hasBeenDeclined()) return startWithoutLogin(cause);
  if (lineErrorCode(cause) !== 'INVALID_ID_TOKEN' || remembersInVisit('renewed')) throw cause;
  rememberInVisit('renewed');
  liff.logout();
  // Without the part after '#', which brought the token.
  location.replace(location.pathname + location.search);
  return new Promise(() => undefined);
}

const hasBeenDeclined = () => new URLSearchParams(location.search).has('liffOAuth2Error');

/**
 * A visitor who declined the LINE login continues as a guest. The SDK does not start while the address has the error.
 * Inside LINE a new start would show LINE's question again, so the visitor first sees an error screen.
 */
function startWithoutLogin(cause: unknown): Promise<void> {
  const address = entryAddress();
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
