import { atom } from 'jotai';

/** The number of new things, for the title of the window: "(3) …". */
export const titleMarkAtom = atom(0);
