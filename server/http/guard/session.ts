import type { Audience } from '../../../contract/endpoint.ts';
import type { STAFF_ROLES } from '../../../contract/staff.ts';
import { refuse } from '../../refusal.ts';

export interface MemberSession {
  kind: 'member';
  memberId: string;
}

export interface StaffSession {
  kind: 'staff';
  staffId: string;
  role: (typeof STAFF_ROLES)[number];
  clinicId: string | null;
}

export type Session = MemberSession | StaffSession;

/** Port: whose session came with a request, if any that the call is for. */
export interface Sessions {
  find(headers: Headers, audience?: Audience): Promise<Session | null>;
}

export const noSessions: Sessions = { find: async () => null };

/** What a handler may count on, by who may ask. A public call never knows who asks. */
export type SessionOf<A extends Audience> = {
  anyone: null;
  member: MemberSession;
  staff: StaffSession;
  'member or staff': Session;
  'any session': Session;
}[A];

const fits: { [A in Audience]: (session: Session | null) => session is SessionOf<A> } = {
  anyone: (session): session is null => session === null,
  member: (session): session is MemberSession => session?.kind === 'member',
  staff: (session): session is StaffSession => session?.kind === 'staff',
  'member or staff': (session): session is Session => session !== null,
  'any session': (session): session is Session => session !== null,
};

/** Lets the caller through or refuses; public calls do not even look at cookies. */
export async function requireSession<A extends Audience>(
  audience: A,
  sessions: Sessions,
  headers: Headers,
): Promise<SessionOf<A>> {
  const session = audience === 'anyone' ? null : await sessions.find(headers, audience);
  const fitting: (session: Session | null) => session is SessionOf<A> = fits[audience];
  if (fitting(session)) return session;
  throw refuse(session === null ? 'unauthenticated' : 'forbidden');
}
