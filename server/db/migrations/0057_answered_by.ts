/** Which event of the member said for which counsel a message is: a second try finds what the first one did. */
export const answeredBy = `
-- The id of the press, or of the message, that ended this event.
alter table line_event add column answered_by text;
`;
