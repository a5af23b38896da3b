/** Headers of the API that are no standard. */

/** The header of calls that the console makes by itself: they do not extend the session of staff. */
export const BACKGROUND_HEADER = 'x-background';

/**
 * The console sends the id of the account that the page shows. Another account may have signed in in another tab, and
 * all tabs share the cookie: the server then answers 401.
 */
export const STAFF_HEADER = 'x-staff';

/** The same for members: the app sends the id of the member that the page shows, and the server refuses another one. */
export const MEMBER_HEADER = 'x-member';

/**
 * A member who leaves inside LINE sends LINE's access token in this header: without it LINE does not end the consent.
 * It is a header, because a DELETE has no body.
 */
export const LINE_TOKEN_HEADER = 'x-line-access-token';

/**
 * A write that visitors can see answers this header; the same browser sends it with its public reads for a while. Then
 * every process shows it its own write at once.
 */
export const OWN_WRITE = 'Own-Write';
export const OWN_WRITE_MS = 10_000;
