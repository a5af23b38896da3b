/** A call that no person has caused: it does not prolong the session of staff. */
export const BACKGROUND_HEADER = 'x-background';
