import { uuidv7 } from 'uuidv7';
import type { AppContext } from '../../../appContext.ts';
import { secretCookie } from '../../../http/guard/secretCookie.ts';
import { languageAsked } from '../../../http/input/languageAsked.ts';
import type { Identity, LoginProviders, ProviderName } from '../../../identity/loginProvider.ts';
import { MINUTE_MS } from '../../../lib/units.ts';
import { refuse } from '../../../refusal.ts';
import { fingerprint, newSecret } from '../secrets.ts';
import {
  type AttemptRow,
  endStrayAttempt,
  hasStrayAttempt,
  insertAttempt,
  takeAttempt,
} from './loginAttemptSql.ts';
import { insertLoginCode } from './loginCodeSql.ts';
import { selectOrInsertMember } from './memberIdentitySql.ts';

/** The parts of a request that a login needs, and a way to set a cookie. */
interface Caller {
  now: Date;
  headers: Headers;
  setCookie(cookie: string): void;
}

interface ProviderAnswer {
  code: string;
  state: string | undefined;
}

export type Logins = ReturnType<typeof createLogins>;

/** Logins with a provider: `begin` stores an attempt, `finish` and `finishForm` use it once. */
export function createLogins({ db, clientConfig }: AppContext, loginProviders: LoginProviders) {
  const browser = browserCookie(clientConfig.publicUrl);

  /** The cookie ties the attempt to this browser. */
  const begin = async (name: ProviderName, { now, headers, setCookie }: Caller) => {
    const provider = loginProviders.byName[name];
    if (!provider) throw refuse('provider_unavailable');
    const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
    const language = languageAsked(headers) ?? 'ko';
    const browserSecret = browser.read(headers) || newSecret();
    const browserHash = fingerprint(browserSecret);
    const isStray = await hasStrayAttempt(db, { provider: name, browserHash }, now);
    const url = await provider.loginUrl(secrets, { language, withoutApp: isStray });
    const expires_at = attemptEnd(now);
    await insertAttempt(db, {
      state_hash: fingerprint(secrets.state),
      browser_hash: browserHash,
      provider: name,
      nonce: secrets.nonce,
      verifier: secrets.verifier,
      created_at: now,
      expires_at,
    });
    setCookie(browser.write(browserSecret, now, expires_at));
    return { url };
  };

  /** The browser sends the provider's answer with its cookie. */
  const finish = async (
    name: ProviderName,
    answer: ProviderAnswer,
    { now, headers }: Pick<Caller, 'now' | 'headers'>,
  ): Promise<string> => {
    const browserSecret = browser.read(headers);
    const stateHash = answer.state === undefined ? null : fingerprint(answer.state);
    const attempt = browserSecret
      ? await takeAttempt(
          db,
          { provider: name, browserHash: fingerprint(browserSecret), stateHash },
          now,
        )
      : undefined;
    if (!attempt) {
      if (stateHash) await endStrayAttempt(db, { provider: name, stateHash }, now);
      throw refuse('login_failed');
    }
    return memberOf(await identify(name, answer, attempt), { now, headers });
  };

  /**
   * Apple's page posts its answer from another site, so the browser sends no cookie of ours. The returned codes work
   * only in the browser that has the cookie of this login.
   */
  const finishForm = async (
    name: ProviderName,
    answer: ProviderAnswer & { state: string },
    { now, headers }: Pick<Caller, 'now' | 'headers'>,
  ): Promise<{ access_token: string; refresh_token: string }> => {
    const attemptKey = { provider: name, browserHash: null, stateHash: fingerprint(answer.state) };
    const attempt = await takeAttempt(db, attemptKey, now);
    if (!attempt) throw refuse('login_failed');
    const identity = await identify(name, answer, attempt);
    const codes = { access_token: newSecret(), refresh_token: newSecret() };
    await insertLoginCode(
      db,
      {
        codeHash: fingerprint(codes.access_token),
        secondHash: fingerprint(codes.refresh_token),
        browserHash: attempt.browser_hash,
      },
      { memberId: await memberOf(identity, { now, headers }), now, expiresAt: loginCodeEnd(now) },
    );
    return codes;
  };

  const identify = (name: ProviderName, answer: ProviderAnswer, attempt: AttemptRow) => {
    const provider = loginProviders.byName[name];
    if (!provider) throw refuse('login_failed');
    return provider.identify(answer, attempt);
  };

  const memberOf = (
    identity: Identity,
    { now, headers }: Pick<Caller, 'now' | 'headers'>,
  ): Promise<string> => {
    const language = languageAsked(headers) ?? 'ko';
    const newMember = { id: uuidv7(), ...identity, language, now };
    return db.transaction((tx) => selectOrInsertMember(tx, newMember));
  };

  return { begin, finish, finishForm, memberOf };
}

/** The cookie of the browser in which a login began. */
export const browserCookie = (ownOrigin: string) => secretCookie('login', ownOrigin);

/** How long a login at the provider may take. */
const attemptEnd = (now: Date): Date => new Date(now.getTime() + 10 * MINUTE_MS);

/** A minute is enough: the callback page exchanges the codes at once. */
const loginCodeEnd = (now: Date): Date => new Date(now.getTime() + MINUTE_MS);
