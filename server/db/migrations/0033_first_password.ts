/** A password that another person or a command gave has to be replaced at the first sign-in. */
export const firstPassword = `
alter table staff add column password_due boolean not null default false;
`;
