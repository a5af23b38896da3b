/** When the member would like to come (contract/wishes.ts); null without wishes. */
export const wishes = `
alter table counsel add column wishes jsonb;
`;
