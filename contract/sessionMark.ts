/** A cookie that scripts can read: this browser has a session. It is no proof; the session cookies are HttpOnly. */
export const SESSION_MARK = 'signed-in';

/** Its name over TLS: other hosts cannot set it. */
export const SECURE_SESSION_MARK = `__Host-${SESSION_MARK}`;
