import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import type { KakaoUnlinkSettings, Unlink, UnlinkOutcome } from './unlink.ts';

/** Kakao's code for a person who is not linked (any more). */
const NOT_LINKED = z.object({ code: z.literal(-101) });

/** Needs no token of the person: the admin key of our Kakao app is enough. */
export const kakaoUnlink = ({ issuer, apiUrl, adminKey }: KakaoUnlinkSettings): Unlink => ({
  provider: 'kakao',
  issuer,
  needsToken: false,
  unlink: async ({ subject }): Promise<UnlinkOutcome> => {
    try {
      const answer = await fetch(`${apiUrl}/v1/user/unlink`, {
        method: 'POST',
        headers: { Authorization: `KakaoAK ${adminKey}` },
        body: new URLSearchParams({ target_id_type: 'user_id', target_id: subject }),
        redirect: 'manual',
        signal: AbortSignal.timeout(limits.outside.identityMs),
      });
      const body: unknown = await answer.json().catch(() => null);
      if (answer.ok || NOT_LINKED.safeParse(body).success) return { isDone: true };
      return { isDone: false, problem: `status ${answer.status}`, isFinal: false };
    } catch {
      return { isDone: false, problem: 'no answer', isFinal: false };
    }
  },
});
