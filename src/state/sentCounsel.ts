import { atom } from 'jotai';

/**
 * The counsel just sent, until its page was shown. A member without a nickname chooses one first and then finds
 * a link on my page.
 */
export const sentCounselAtom = atom<{ memberId: string; counselId: string } | null>(null);
