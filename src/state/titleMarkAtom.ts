import { atom } from 'jotai';

/** How much is new, for the title of the window: "(3) …". */
export const titleMarkAtom = atom(0);
