/** Whether the member came to an appointment, by their own words: the answer, the appointment and when they answered. */
export const visitAnswer = `
alter table counsel add column visit_answer jsonb;
`;
