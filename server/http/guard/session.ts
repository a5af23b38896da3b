import type { Audience, Endpoint } from '../../../contract/endpoint.ts';
import type { STAFF_ROLES } from '../../../contract/plain/enums.ts';
import { BACKGROUND_HEADER } from '../../../contract/plain/headers.ts';
import { refuse } from '../../refusal.ts';

export interface MemberSession {
  kind: 'member';
  memberId: string;
  /** The login of the session (`session_family`). */
  familyId: string;
}

export interface StaffSession {
  kind: 'staff';
  staffId: string;
  role: (typeof STAFF_ROLES)[number];
  clinicId: string | null;
  familyId: string;
  /** When the password was given. */
  begunAt: Date;
  factor: FactorState;
  /** The password was given by another person and has to be replaced first. */
  isPasswordDue: boolean;
}

/** The second factor of the account, and whether this session has given it. */
export interface FactorState {
  /** The account has one. */
  isSet: boolean;
  /** When this session gave it last. */
  givenAt: Date | null;
  /** Until it is given, the session opens only the calls marked `beforeSecondFactor`. */
  isDue: boolean;
}

export type Session = MemberSession | StaffSession;

/** Finds the session of a request that fits the audience of the call. */
export interface Sessions {
  find(headers: Headers, audience: Audience): Promise<Session | null>;
}

/** The headers of a call that an open page makes by itself. Such a call does not extend the session of staff. */
export function inBackground(headers: Headers): Headers {
  const background = new Headers(headers);
  background.set(BACKGROUND_HEADER, '1');
  return background;
}

/** The session that a handler receives, by the audience of the call. A public call never receives one. */
export type SessionOf<A extends Audience> = {
  anyone: null;
  member: MemberSession;
  staff: StaffSession;
  operator: StaffSession;
  'member or staff': Session;
}[A];

const fits: { [A in Audience]: (session: Session | null) => session is SessionOf<A> } = {
  anyone: (session): session is null => session === null,
  member: (session): session is MemberSession => session?.kind === 'member',
  staff: (session): session is StaffSession => session?.kind === 'staff',
  operator: (session): session is StaffSession =>
    session?.kind === 'staff' && session.role === 'OPERATOR',
  'member or staff': (session): session is Session => session !== null,
};

/** Returns the session or refuses the request. Public calls do not read cookies. */
export async function requireSession<A extends Audience>(
  { audience, beforeSecondFactor, beforeNewPassword }: Guard<A>,
  sessions: Sessions,
  headers: Headers,
): Promise<SessionOf<A>> {
  const session = audience === 'anyone' ? null : await sessions.find(headers, audience);
  const fitting: (session: Session | null) => session is SessionOf<A> = fits[audience];
  if (isFactorDue(session) && !beforeSecondFactor) throw refuse('second_factor_due');
  if (isPasswordDue(session) && !beforeSecondFactor && !beforeNewPassword) {
    throw refuse('password_due');
  }
  if (fitting(session)) return session;
  throw refuse(session === null ? 'unauthenticated' : 'forbidden');
}

/** What a call says about who may use it. */
export type Guard<A extends Audience> = { audience: A } & Pick<
  Endpoint,
  'beforeSecondFactor' | 'beforeNewPassword'
>;

const isFactorDue = (session: Session | null): boolean =>
  session?.kind === 'staff' && session.factor.isDue;

const isPasswordDue = (session: Session | null): boolean =>
  session?.kind === 'staff' && session.isPasswordDue;

/** The session opens the console. */
export const isSignedIn = (session: Session | null): session is StaffSession =>
  session?.kind === 'staff' && !isFactorDue(session) && !isPasswordDue(session);
