/** Members report reviews. A report is open until an operator keeps or hides the review. */
export const reviewReport = `
create table review_report (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  member_id uuid not null references member on delete cascade,
  reason text not null check (reason in (
    'ADVERTISING', 'PERSONAL_INFORMATION', 'INSULT', 'NO_VISIT', 'WRONG_PHOTOS', 'OTHER')),
  created_at timestamptz not null,
  closed_at timestamptz,
  -- The operator; accounts of staff stay.
  closed_by uuid
);
-- One open report of each member about a review, also when two requests arrive at once.
create unique index review_report_open on review_report (review_id, member_id)
  where closed_at is null;
create index review_report_by_review on review_report (review_id);
create index review_report_by_member on review_report (member_id, id);
`;
