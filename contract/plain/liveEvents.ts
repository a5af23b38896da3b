/**
 * What changed in a counsel. `counsel`: something in it, e.g. state, dates, note or assignee. `message`: one is new or
 * was taken back, or LINE answered about one. `read`: one side has read or seen more. `notice`: the member has a new
 * notice of it, or has seen one. `consent`: the member has agreed to its clinic, or has withdrawn the consent.
 */
export const LIVE_KINDS = ['counsel', 'message', 'read', 'notice', 'consent'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/**
 * Events of a live stream. `hello`: the stream is open. `change`: the data are a kind and the id of a counsel. `bye`:
 * the server ends the stream, the data are the milliseconds to wait. `replaced`: this browser opened another stream.
 */
export const LIVE_EVENTS = ['hello', 'change', 'bye', 'replaced'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];
