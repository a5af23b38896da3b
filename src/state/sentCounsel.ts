import { atom } from 'jotai';

/**
 * The counsel that was just sent, until its page is shown. A member without a nickname chooses a nickname first and
 * then finds a link to the counsel on my page.
 */
export const sentCounselAtom = atom<{ memberId: string; counselId: string } | null>(null);
