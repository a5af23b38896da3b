import type { Member } from '../../../contract/member.ts';
import { SESSION_MARK } from '../../../contract/plain/sessionMark.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { sampleMember } from './sampleAnswers.ts';

/** From now on this browser has a session of that member. Each test begins as a guest (setupScreens.ts). */
export function logIn(changes: Partial<Member> = {}): Member {
  const member = sampleMember(changes);
  markSession();
  mockEndpoint('GET /member/my-info', { data: member });
  return member;
}

export function markSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it
  document.cookie = `${SESSION_MARK}=1; Path=/`;
}
