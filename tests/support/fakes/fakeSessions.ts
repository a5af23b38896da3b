import { z } from 'zod';
import { STAFF_ROLES } from '../../../contract/plain/enums.ts';
import type { Session, Sessions } from '../../../server/http/guard/session.ts';

const Sent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), memberId: z.string(), familyId: z.string() }),
  z.object({
    kind: z.literal('staff'),
    staffId: z.string(),
    role: z.enum(STAFF_ROLES),
    clinicId: z.string().nullable(),
    familyId: z.string(),
    isPasswordDue: z.boolean(),
    begunAt: z.coerce.date(),
    factor: z.object({
      isSet: z.boolean(),
      isDue: z.boolean(),
      givenAt: z.coerce.date().nullable(),
    }),
  }),
]);

/** The session is the one that the test sets. */
export const fakeSessions: Sessions = {
  find: async (headers) => {
    const sent = headers.get('authorization');
    return sent === null ? null : Sent.parse(JSON.parse(sent));
  },
};

/** The headers of a call by this member. */
export const asMember = (memberId: string) => asking(memberSession(memberId));

export const memberSession = (memberId: string) =>
  ({ kind: 'member', memberId, familyId: memberId }) as const;

export const asking = (session: Session) => ({ Authorization: JSON.stringify(session) });
