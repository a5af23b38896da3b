/**
 * A cookie that scripts may read: this browser holds a session, so it is worth asking whose. It proves
 * nothing and opens nothing; the session itself is in cookies that no script reaches.
 */
export const SESSION_MARK = 'signed-in';
