/** A cookie that scripts can read: this browser has a session. It is no proof; the session cookies are HttpOnly. */
export const SESSION_MARK = 'signed-in';

/** The name of this cookie over TLS, with which other hosts cannot set it. */
export const SECURE_SESSION_MARK = `__Host-${SESSION_MARK}`;
