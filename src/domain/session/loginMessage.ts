import type { TokenPair } from '../../../contract/session.ts';

/**
 * Callback page and the page where the login began speak through the window that opened the other, and over
 * this channel: the page of a provider may cut the first.
 */
export const LOGIN_CHANNEL = 'login';

export interface LoginMessage extends TokenPair {
  /** What the provider gave back. Only the page that began this login knows it. */
  state: string | null;
  /** From then on the sender helps itself, and a pair must not be used twice. */
  until: number;
}

/** The answer: the pair has been taken. */
export interface LoginTaken {
  taken: string | null;
}

/** Anybody can send anything. */
export function loginMessageOf(data: unknown): LoginMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { token, refreshToken, state, until } = data as Partial<Record<string, unknown>>; // looked at below
  if (typeof token !== 'string' || typeof refreshToken !== 'string') return null;
  if (typeof state !== 'string' && state !== null) return null;
  return typeof until === 'number' ? { token, refreshToken, state, until } : null;
}

export const isTaken = (data: unknown, state: string | null) =>
  typeof data === 'object' && data !== null && 'taken' in data && data.taken === state;
