/**
 * Consents belong to a clinic. Those from before were given for each clinic that the member booked, so each of these
 * clinics gets a copy; the originals stay as a proof. A copy has the time of its original in its id.
 */
export const consentByClinic = `
alter table member_consent add column clinic_id uuid references clinic on delete cascade;
insert into member_consent
  (id, member_id, clinic_id, purpose, version, language, agreed, created_at)
select (left(latest.id::text, 19) || right(gen_random_uuid()::text, 17))::uuid, latest.member_id,
  booked.clinic_id, latest.purpose, latest.version, latest.language, latest.agreed, latest.created_at
from (select distinct on (member_id, purpose) * from member_consent
      order by member_id, purpose, id desc) as latest
join (select distinct member_id, clinic_id from counsel) as booked using (member_id);

-- The texts were erased at the wish of the member (texts_erased_at says when): nothing may be added.
alter table counsel add column erased_by_member boolean not null default false;
-- Why a counsel was canceled, if no person wrote a reason.
alter table counsel_change add column cause text check (cause in ('consent_withdrawn'));
`;
