/** Uploaded files. The file store has their bytes, under keys made from the id. */
export const uploads = `
create table upload (
  id uuid primary key,
  -- No cascade: whoever removes a member must hand these rows over to upload_removal.
  member_id uuid references member,
  staff_id uuid,
  -- Nobody's yet, until a review shows it; what stays so is swept.
  review_id uuid references review on delete set null,
  name text not null,
  type text not null,
  -- As announced; null when it was not.
  size bigint,
  hash text not null default '',
  -- The picture made of it; null until it has been decoded.
  image jsonb,
  -- Set once no signed address can bring the original back.
  original_gone boolean not null default false,
  created_at timestamptz not null,
  check (num_nonnulls(member_id, staff_id) = 1)
);
create index upload_by_member on upload (member_id, created_at);
create index upload_by_review on upload (review_id);
create index upload_loose on upload (created_at) where review_id is null;
create index upload_original on upload (created_at) where not original_gone;

-- Bytes that have to go. A row is written together with what removes the upload, so none is forgotten.
create table upload_removal (
  id uuid primary key,
  created_at timestamptz not null
);
create index upload_removal_by_age on upload_removal (created_at);
`;
