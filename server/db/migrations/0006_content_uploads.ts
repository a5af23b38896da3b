/** An upload of staff belongs to the clinic, doctor or event that shows it. */
export const contentUploads = `
alter table upload add column content_id uuid;
create index upload_by_content on upload (content_id) where content_id is not null;
`;
