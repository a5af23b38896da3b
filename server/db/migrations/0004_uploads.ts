/** Uploaded files. The file store has their bytes, under keys made from the id. */
export const uploads = `
create table upload (
  id uuid primary key,
  -- No cascade: code that deletes a member must first move these rows to upload_removal.
  member_id uuid references member,
  staff_id uuid,
  -- Null until a review shows the file. Files that stay unused are deleted.
  review_id uuid references review on delete set null,
  name text not null,
  type text not null,
  -- The size that the browser announced; null if it announced none.
  size bigint,
  hash text not null default '',
  -- The picture made from the file; null until the file is decoded.
  image jsonb,
  -- Set when no signed address can upload the original again.
  original_gone boolean not null default false,
  created_at timestamptz not null,
  check (num_nonnulls(member_id, staff_id) = 1)
);
create index upload_by_member on upload (member_id, created_at);
create index upload_by_review on upload (review_id);
create index upload_loose on upload (created_at) where review_id is null;
create index upload_original on upload (created_at) where not original_gone;

-- Files to delete. The row is written in the transaction that deletes the upload, so no file is forgotten.
create table upload_removal (
  id uuid primary key,
  created_at timestamptz not null
);
create index upload_removal_by_age on upload_removal (created_at);
`;
