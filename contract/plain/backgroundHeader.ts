/** The header of calls that the console makes by itself: they do not extend the session of staff. */
export const BACKGROUND_HEADER = 'x-background';
