import type { Audience } from '../../../contract/endpoint.ts';
import type { STAFF_ROLES } from '../../../contract/enums.ts';
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

/** Port: finds the session of a request that fits the audience of the call. */
export interface Sessions {
  find(headers: Headers, audience?: Audience): Promise<Session | null>;
}

export const noSessions: Sessions = { find: async () => null };

/** The session that a handler receives, by the audience of the call. A public call never receives one. */
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

/** Returns the session or refuses the request. Public calls do not read cookies. */
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
