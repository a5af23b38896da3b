import type { Member } from '../../../contract/member.ts';
import { codeOf } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { hasSessionMark } from '../../environment/sessionMark.ts';
import { untilProven } from './lineAppLogin.ts';

/** Who is looking: a member, or null for a guest. */
export const whoQuery = {
  queryKey: ['GET /member/my-info', {}] as const,
  queryFn: askWho,
};

async function askWho(): Promise<Member | null> {
  await untilProven();
  if (!hasSessionMark()) return null;
  try {
    const { data } = await memberCall('GET /member/my-info', {});
    return data.token.type === 'MEMBER' ? data : null;
  } catch (cause) {
    if (codeOf(cause) === 'unauthenticated') return null;
    throw cause;
  }
}
