import { atom } from 'jotai';

/**
 * The counsel that a member has just sent, until its page is shown. One without a nickname chooses a name first, and
 * finds the way to the counsel on my page.
 */
export const sentCounselAtom = atom<{ memberId: string; counselId: string } | null>(null);
