/** LINE ends the consent of a person only with an access token of that person, sealed like the id. */
export const unlinkToken = `
alter table unlinking add column token_sealed text;
`;
