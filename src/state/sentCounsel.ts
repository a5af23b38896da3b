import { forgetInWindow, recallInWindow, rememberInWindow } from '../environment/windowMemory.ts';

/** The counsel that was just sent. */
interface SentCounsel {
  memberId: string;
  counselId: string;
}

const KEY = 'sent-counsel';

/**
 * Remembers the counsel until its page is shown, also when a change of the language loads the page again. A member
 * without a nickname chooses a nickname first and then finds a link to the counsel on my page.
 */
export const keepSentCounsel = (sent: SentCounsel) => rememberInWindow(KEY, JSON.stringify(sent));

export const forgetSentCounsel = () => forgetInWindow(KEY);

export function sentCounselOf(memberId: string): string | null {
  const kept = recallInWindow(KEY);
  if (kept === null) return null;
  const sent = JSON.parse(kept) as SentCounsel; // written above
  return sent.memberId === memberId ? sent.counselId : null;
}
