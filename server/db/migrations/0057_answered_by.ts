/**
 * The event (press of a button, or message) by which the member chose the counsel of this message. If the job tries
 * again, it finds the messages that this answer has already ended.
 */
export const answeredBy = `
-- The id of the press, or of the message, that ended this event.
alter table line_event add column answered_by text;
`;
