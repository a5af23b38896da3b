import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import type { LineUnlinkSettings, LinkedPerson, Unlink, UnlinkOutcome } from './unlink.ts';

const Verified = z.object({ client_id: z.string() });
const Profile = z.object({ userId: z.string() });
const ChannelToken = z.object({ access_token: z.string() });

/** LINE refuses a token that has expired, or that ended with the consent of the person. */
const TOKEN_ENDED = 'the access token has ended';

/**
 * LINE Login: "Deauthorize your app". The access token comes from a browser, so it is compared with the member first: a
 * member could send the token of another person.
 */
export const lineUnlink = ({ issuer, apiUrl, channelId, secret }: LineUnlinkSettings): Unlink => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${apiUrl}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.outside.identityMs),
    });

  /** Why the token is refused; null if it is valid. */
  const refusalOf = async (subject: string, token: string): Promise<UnlinkOutcome | null> => {
    const verified = await ask(
      `/oauth2/v2.1/verify?${new URLSearchParams({ access_token: token })}`,
    );
    if (verified.status === 400) return givenUp(TOKEN_ENDED);
    if (!verified.ok) return failed(verified);
    const { client_id } = Verified.parse(await verified.json());
    if (client_id !== channelId) return givenUp('the access token is of another channel');
    const profile = await ask('/v2/profile', { headers: bearer(token) });
    if (!profile.ok) return failed(profile);
    const { userId } = Profile.parse(await profile.json());
    return userId === subject ? null : givenUp('the access token is of another person');
  };

  /** Stateless: LINE keeps no list of these tokens, and each ends after 15 minutes. */
  const issueChannelToken = () =>
    ask('/oauth2/v3/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: channelId,
        client_secret: secret,
      }),
    });

  const deauthorize = async ({ subject, token }: LinkedPerson): Promise<UnlinkOutcome> => {
    if (token === null) return givenUp('no access token');
    const refusal = await refusalOf(subject, token);
    if (refusal) return refusal;
    const issued = await issueChannelToken();
    if (!issued.ok) return failed(issued);
    const { access_token } = ChannelToken.parse(await issued.json());
    const answer = await ask('/user/v1/deauthorize', {
      method: 'POST',
      headers: { ...bearer(access_token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ userAccessToken: token }),
    });
    return answer.ok ? { isDone: true } : failed(answer);
  };

  return {
    provider: 'line',
    issuer,
    needsToken: true,
    unlink: (person) =>
      deauthorize(person).catch(() => ({ isDone: false, problem: 'no answer', isFinal: false })),
  };
};

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const givenUp = (problem: string): UnlinkOutcome => ({ isDone: false, problem, isFinal: true });

const failed = ({ status, url }: Response): UnlinkOutcome => ({
  isDone: false,
  problem: `status ${status} of ${new URL(url).pathname}`,
  isFinal: false,
});
