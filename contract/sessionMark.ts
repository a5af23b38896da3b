/** A cookie that scripts can read: this browser has a session. It is no proof; the session cookies are HttpOnly. */
export const SESSION_MARK = 'signed-in';
