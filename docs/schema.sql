-- The tables as the migrations leave them. `npm test -- tests/api/database/schema.test.ts -u` writes it.

CREATE TABLE access_head (
  chain text NOT NULL,
  day date NOT NULL,
  "position" integer NOT NULL,
  hash text NOT NULL,
  before_day date,
  before text NOT NULL,
  next_day date,
  dropped_at timestamp with time zone,
  seal text NOT NULL,
  PRIMARY KEY (chain, day)
);

CREATE TABLE access_key (
  id text NOT NULL,
  sealed text NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE access_record (
  id uuid NOT NULL,
  chain text NOT NULL,
  day date NOT NULL,
  "position" integer NOT NULL,
  before text NOT NULL,
  at timestamp with time zone NOT NULL,
  staff_id uuid,
  staff text NOT NULL,
  address text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  subject_ids uuid[] NOT NULL,
  detail text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (chain, day, "position"),
  CHECK (("position" > 0))
);
CREATE INDEX access_record_by_action ON access_record (action, at DESC, id DESC);
CREATE INDEX access_record_by_chain ON access_record (chain, at DESC, id DESC);
CREATE INDEX access_record_by_staff ON access_record (staff, at DESC, id DESC);
CREATE INDEX access_record_by_subject ON access_record USING gin (subject_ids);
CREATE INDEX access_record_by_time ON access_record (at DESC, id DESC);

CREATE TABLE audit (
  "position" bigint NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  staff_id uuid NOT NULL,
  staff text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  detail text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY ("position"),
  UNIQUE (id)
);
CREATE INDEX audit_by_action ON audit (action, "position" DESC);
CREATE INDEX audit_by_staff ON audit (staff_id, "position" DESC);

CREATE TABLE audit_head (
  id integer NOT NULL,
  "position" bigint NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (id),
  CHECK ((id = 1))
);

CREATE TABLE bookmark (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seeded boolean DEFAULT false NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (member_id, target_type, target_id),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  CHECK ((target_type = ANY (ARRAY['CLINIC'::text, 'DOCTOR'::text, 'EVENT'::text, 'REVIEW'::text])))
);
CREATE INDEX bookmark_by_age ON bookmark (target_type, created_at, target_id);
CREATE INDEX bookmark_by_member ON bookmark (member_id, target_type, id DESC);
CREATE INDEX bookmark_by_target ON bookmark (target_type, target_id, created_at);

CREATE TABLE change (
  "position" bigint NOT NULL,
  transaction_id xid8 DEFAULT pg_current_xact_id() NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  kind text NOT NULL,
  id text,
  clinic_id uuid,
  is_renamed boolean DEFAULT false NOT NULL,
  audience text DEFAULT 'public'::text NOT NULL,
  PRIMARY KEY ("position")
);
CREATE INDEX change_transaction ON change (transaction_id);

CREATE TABLE clinic (
  id uuid NOT NULL,
  status text DEFAULT 'PUBLISHED'::text NOT NULL,
  name text NOT NULL,
  name_ja text,
  description text,
  description_ja text,
  address text,
  road_address text,
  detail_address text,
  banner_image jsonb,
  profile_image jsonb,
  introduction_images jsonb DEFAULT '[]'::jsonb NOT NULL,
  rating_sum integer DEFAULT 0 NOT NULL,
  review_count integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  seeded boolean DEFAULT false NOT NULL,
  rating_count integer DEFAULT 0 NOT NULL,
  address_ja text,
  district_id text,
  latitude double precision,
  longitude double precision,
  station_id text,
  station_exit text,
  station_minutes integer,
  phone text,
  opening_hours jsonb,
  languages jsonb DEFAULT '[]'::jsonb NOT NULL,
  facts jsonb DEFAULT '[]'::jsonb NOT NULL,
  registration_number text,
  price_from integer,
  shown_facts jsonb DEFAULT (((((('[]'::jsonb || (
CASE
    WHEN (languages @> '["ja"]'::jsonb) THEN '["japanese"]'::text
    ELSE '[]'::text
END)::jsonb) || (
CASE
    WHEN ((opening_hours #> '{days,sat}'::text[]) IS NOT NULL) THEN '["saturday"]'::text
    ELSE '[]'::text
END)::jsonb) || (
CASE
    WHEN ((opening_hours #> '{days,sun}'::text[]) IS NOT NULL) THEN '["sunday"]'::text
    ELSE '[]'::text
END)::jsonb) || (
CASE
    WHEN COALESCE((GREATEST((opening_hours #>> '{days,mon,closesAt}'::text[]), (opening_hours #>> '{days,tue,closesAt}'::text[]), (opening_hours #>> '{days,wed,closesAt}'::text[]), (opening_hours #>> '{days,thu,closesAt}'::text[]), (opening_hours #>> '{days,fri,closesAt}'::text[]), (opening_hours #>> '{days,sat,closesAt}'::text[]), (opening_hours #>> '{days,sun,closesAt}'::text[])) >= '20:00'::text), false) THEN '["night"]'::text
    ELSE '[]'::text
END)::jsonb) || (
CASE
    WHEN (registration_number IS NOT NULL) THEN '["foreign-patients"]'::text
    ELSE '[]'::text
END)::jsonb) || facts),
  prices int4multirange DEFAULT '{}'::int4multirange NOT NULL,
  fact_bits integer DEFAULT ((((((((((
CASE
    WHEN (languages @> '["ja"]'::jsonb) THEN 1
    ELSE 0
END +
CASE
    WHEN ((opening_hours #> '{days,sat}'::text[]) IS NOT NULL) THEN 2
    ELSE 0
END) +
CASE
    WHEN ((opening_hours #> '{days,sun}'::text[]) IS NOT NULL) THEN 4
    ELSE 0
END) +
CASE
    WHEN COALESCE((GREATEST((opening_hours #>> '{days,mon,closesAt}'::text[]), (opening_hours #>> '{days,tue,closesAt}'::text[]), (opening_hours #>> '{days,wed,closesAt}'::text[]), (opening_hours #>> '{days,thu,closesAt}'::text[]), (opening_hours #>> '{days,fri,closesAt}'::text[]), (opening_hours #>> '{days,sat,closesAt}'::text[]), (opening_hours #>> '{days,sun,closesAt}'::text[])) >= '20:00'::text), false) THEN 8
    ELSE 0
END) +
CASE
    WHEN (registration_number IS NOT NULL) THEN 16
    ELSE 0
END) +
CASE
    WHEN (facts @> '["female-doctor"]'::jsonb) THEN 32
    ELSE 0
END) +
CASE
    WHEN (facts @> '["operating-room-cctv"]'::jsonb) THEN 64
    ELSE 0
END) +
CASE
    WHEN (facts @> '["anaesthetist"]'::jsonb) THEN 128
    ELSE 0
END) +
CASE
    WHEN (facts @> '["recovery-room"]'::jsonb) THEN 256
    ELSE 0
END) +
CASE
    WHEN (facts @> '["parking"]'::jsonb) THEN 512
    ELSE 0
END) +
CASE
    WHEN (facts @> '["line-counsel"]'::jsonb) THEN 1024
    ELSE 0
END) NOT NULL,
  language_bits integer DEFAULT (((
CASE
    WHEN (languages @> '["ko"]'::jsonb) THEN 1
    ELSE 0
END +
CASE
    WHEN (languages @> '["ja"]'::jsonb) THEN 2
    ELSE 0
END) +
CASE
    WHEN (languages @> '["en"]'::jsonb) THEN 4
    ELSE 0
END) +
CASE
    WHEN (languages @> '["zh"]'::jsonb) THEN 8
    ELSE 0
END) NOT NULL,
  rating_tenths integer DEFAULT (COALESCE(floor((round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2) * (10)::numeric)), (0)::numeric))::integer NOT NULL,
  published_at timestamp with time zone,
  treatment_bits bit(256) DEFAULT '0'::bit(256) NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (district_id) REFERENCES region(id),
  FOREIGN KEY (station_id) REFERENCES station(id),
  CHECK (((banner_image - '{url,width,height,blur,widths}'::text[]) = '{}'::jsonb)),
  CHECK (((profile_image - '{url,width,height,blur,widths}'::text[]) = '{}'::jsonb)),
  CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'ENDED'::text])))
);
CREATE INDEX clinic_by_district ON clinic (district_id, id DESC);
CREATE INDEX clinic_by_station ON clinic (station_id, id DESC);
CREATE INDEX clinic_filtered ON clinic (district_id, station_id, language_bits, rating_tenths, fact_bits) INCLUDE (id, latitude, longitude, prices, treatment_bits) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX clinic_hidden ON clinic (id) WHERE (status <> 'PUBLISHED'::text);
CREATE INDEX clinic_name_parts ON clinic USING gin (name_parts(((name || ' '::text) || COALESCE(name_ja, ''::text))));
CREATE INDEX clinic_newest_by_average ON clinic (COALESCE(round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2), (0)::numeric) DESC, review_count DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX clinic_newest_by_high_price ON clinic (COALESCE(price_from, '-1'::integer) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX clinic_newest_by_price ON clinic (((- COALESCE(price_from, 2147483647))) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX clinic_newest_by_reviews ON clinic (review_count DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX clinic_newest_by_trust ON clinic (((((rating_sum + 40) * 1000) / (rating_count + 10))) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX clinic_newest_published ON clinic (COALESCE(published_at, created_at) DESC, id DESC) INCLUDE (published_at, created_at) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX clinic_placed ON clinic (latitude, longitude) INCLUDE (id, published_at, created_at, status, price_from);

CREATE TABLE clinic_price (
  clinic_id uuid NOT NULL,
  treatment_id text NOT NULL,
  price_from integer NOT NULL,
  price_to integer,
  vat_included boolean NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (clinic_id, treatment_id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  FOREIGN KEY (treatment_id) REFERENCES treatment(id),
  CHECK ((price_to >= price_from)),
  CHECK ((price_from >= 0))
);
CREATE INDEX clinic_price_by_treatment ON clinic_price (treatment_id, price_from) INCLUDE (price_to, clinic_id);

CREATE TABLE clinic_specialty (
  clinic_id uuid NOT NULL,
  specialty_id text NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (clinic_id, specialty_id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  FOREIGN KEY (specialty_id) REFERENCES specialty(id)
);
CREATE INDEX clinic_by_specialty ON clinic_specialty (specialty_id, clinic_id DESC);

CREATE TABLE clinic_treatment (
  clinic_id uuid NOT NULL,
  treatment_id text NOT NULL,
  PRIMARY KEY (clinic_id, treatment_id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  FOREIGN KEY (treatment_id) REFERENCES treatment(id)
);
CREATE INDEX clinic_by_treatment ON clinic_treatment (treatment_id, clinic_id DESC);
CREATE TRIGGER clinic_treatments_delete AFTER DELETE ON clinic_treatment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION clinic_keeps_treatment_bits();
CREATE TRIGGER clinic_treatments_insert AFTER INSERT ON clinic_treatment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION clinic_keeps_treatment_bits();

CREATE TABLE concern (
  id text NOT NULL,
  name text NOT NULL,
  name_ja text NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE concern_part (
  concern_id text NOT NULL,
  part_id text NOT NULL,
  PRIMARY KEY (concern_id, part_id),
  FOREIGN KEY (concern_id) REFERENCES concern(id),
  FOREIGN KEY (part_id) REFERENCES part(id)
);

CREATE TABLE consulting (
  clinic_id uuid NOT NULL,
  hours jsonb,
  seats integer,
  minutes integer DEFAULT 30 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  emails text[] DEFAULT '{}'::text[] NOT NULL,
  PRIMARY KEY (clinic_id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE
);

CREATE TABLE content_change (
  id uuid NOT NULL,
  content_id uuid NOT NULL,
  staff text NOT NULL,
  action text NOT NULL,
  fields text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX content_change_by_content ON content_change (content_id, id DESC);

CREATE TABLE counsel (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  clinic_id uuid NOT NULL,
  source_type text NOT NULL,
  source_id uuid NOT NULL,
  content text NOT NULL,
  language text DEFAULT 'ko'::text NOT NULL,
  code text NOT NULL,
  state text NOT NULL,
  consultation_at timestamp with time zone,
  treatment_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  note text DEFAULT ''::text NOT NULL,
  seeded boolean DEFAULT false NOT NULL,
  appointment_made_at timestamp with time zone,
  passed_appointment_at timestamp with time zone,
  visited_at timestamp with time zone,
  content_sealed text,
  note_sealed text,
  message_count integer DEFAULT 0 NOT NULL,
  last_of_member integer DEFAULT 0 NOT NULL,
  last_of_staff integer DEFAULT 0 NOT NULL,
  read_by_member integer DEFAULT 0 NOT NULL,
  read_by_staff integer DEFAULT 0 NOT NULL,
  texts_erased_at timestamp with time zone,
  erased_by_member boolean DEFAULT false NOT NULL,
  wishes jsonb,
  proposals jsonb,
  proposed_at timestamp with time zone,
  proposed_by uuid,
  visit_answer jsonb,
  assigned_to uuid,
  details_sealed text,
  reschedule jsonb,
  no_show jsonb,
  booked_in_line boolean,
  idempotency_key text,
  unread_since timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (code),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  CHECK ((source_type = ANY (ARRAY['CLINIC'::text, 'DOCTOR'::text, 'EVENT'::text, 'REVIEW'::text]))),
  CHECK ((state = ANY (ARRAY['AWAITING_CLINIC_CONFIRMATION'::text, 'CLINIC_CONFIRMED'::text, 'CONSULTATION_APPOINTMENT_CONFIRMED'::text, 'CONSULTATION_COMPLETE'::text, 'TREATMENT_APPOINTMENT_CONFIRMED'::text, 'TREATMENT_COMPLETE'::text, 'CANCELED'::text])))
);
CREATE INDEX counsel_assigned ON counsel (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX counsel_awaited_of_all ON counsel ((
CASE state
    WHEN 'CONSULTATION_APPOINTMENT_CONFIRMED'::text THEN consultation_at
    WHEN 'TREATMENT_APPOINTMENT_CONFIRMED'::text THEN treatment_at
    ELSE NULL::timestamp with time zone
END)) WHERE (
CASE state
    WHEN 'CONSULTATION_APPOINTMENT_CONFIRMED'::text THEN consultation_at
    WHEN 'TREATMENT_APPOINTMENT_CONFIRMED'::text THEN treatment_at
    ELSE NULL::timestamp with time zone
END IS NOT NULL);
CREATE INDEX counsel_awaited_of_clinic ON counsel (clinic_id, (
CASE state
    WHEN 'CONSULTATION_APPOINTMENT_CONFIRMED'::text THEN consultation_at
    WHEN 'TREATMENT_APPOINTMENT_CONFIRMED'::text THEN treatment_at
    ELSE NULL::timestamp with time zone
END)) WHERE (
CASE state
    WHEN 'CONSULTATION_APPOINTMENT_CONFIRMED'::text THEN consultation_at
    WHEN 'TREATMENT_APPOINTMENT_CONFIRMED'::text THEN treatment_at
    ELSE NULL::timestamp with time zone
END IS NOT NULL);
CREATE INDEX counsel_by_clinic ON counsel (clinic_id, state, id DESC);
CREATE INDEX counsel_by_consultation ON counsel (consultation_at) WHERE (state = 'CONSULTATION_APPOINTMENT_CONFIRMED'::text);
CREATE INDEX counsel_by_idempotency_key ON counsel (member_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX counsel_by_member ON counsel (member_id, id DESC);
CREATE INDEX counsel_by_treatment ON counsel (treatment_at) WHERE (state = 'TREATMENT_APPOINTMENT_CONFIRMED'::text);
CREATE INDEX counsel_consultation_of_clinic ON counsel (clinic_id, consultation_at) WHERE (consultation_at IS NOT NULL);
CREATE INDEX counsel_late_text ON counsel (updated_at) WHERE ((state = ANY (ARRAY['CONSULTATION_COMPLETE'::text, 'TREATMENT_COMPLETE'::text, 'CANCELED'::text])) AND ((texts_erased_at IS NULL) OR (message_count > 0) OR (texts_erased_at < updated_at)));
CREATE INDEX counsel_old_note ON counsel (updated_at) WHERE ((state = ANY (ARRAY['CONSULTATION_COMPLETE'::text, 'TREATMENT_COMPLETE'::text, 'CANCELED'::text])) AND ((note <> ''::text) OR (note_sealed IS NOT NULL)));
CREATE INDEX counsel_open_text ON counsel (updated_at) WHERE (state <> ALL (ARRAY['CONSULTATION_COMPLETE'::text, 'TREATMENT_COMPLETE'::text, 'CANCELED'::text]));
CREATE INDEX counsel_plain ON counsel (id) WHERE (((content <> ''::text) OR (note <> ''::text)) AND (NOT seeded));
CREATE INDEX counsel_proposed_of_clinic ON counsel (clinic_id, proposed_at) WHERE (proposals IS NOT NULL);
CREATE INDEX counsel_to_settle_of_all ON counsel ((
CASE
    WHEN (state = 'AWAITING_CLINIC_CONFIRMATION'::text) THEN created_at
    WHEN (last_of_member > read_by_staff) THEN COALESCE(unread_since, updated_at)
    ELSE NULL::timestamp with time zone
END), updated_at) WHERE ((state = 'CLINIC_CONFIRMED'::text) OR ((state = 'CONSULTATION_COMPLETE'::text) AND (proposals IS NOT NULL)) OR (reschedule IS NOT NULL) OR ((last_of_member > read_by_staff) AND (state <> 'AWAITING_CLINIC_CONFIRMATION'::text)));
CREATE INDEX counsel_to_settle_of_clinic ON counsel (clinic_id, (
CASE
    WHEN (state = 'AWAITING_CLINIC_CONFIRMATION'::text) THEN created_at
    WHEN (last_of_member > read_by_staff) THEN COALESCE(unread_since, updated_at)
    ELSE NULL::timestamp with time zone
END), updated_at) WHERE ((state = 'CLINIC_CONFIRMED'::text) OR ((state = 'CONSULTATION_COMPLETE'::text) AND (proposals IS NOT NULL)) OR (reschedule IS NOT NULL) OR ((last_of_member > read_by_staff) AND (state <> 'AWAITING_CLINIC_CONFIRMATION'::text)));
CREATE INDEX counsel_treatment_of_clinic ON counsel (clinic_id, treatment_at) WHERE (treatment_at IS NOT NULL);
CREATE INDEX counsel_unread ON counsel (clinic_id, id DESC) WHERE (last_of_member > read_by_staff);
CREATE INDEX counsel_waiting ON counsel (created_at) WHERE (state = 'AWAITING_CLINIC_CONFIRMATION'::text);
CREATE INDEX counsel_waits_of_all ON counsel ((
CASE
    WHEN (state = 'AWAITING_CLINIC_CONFIRMATION'::text) THEN created_at
    WHEN (last_of_member > read_by_staff) THEN COALESCE(unread_since, updated_at)
    ELSE NULL::timestamp with time zone
END), id DESC);
CREATE INDEX counsel_waits_of_clinic ON counsel (clinic_id, (
CASE
    WHEN (state = 'AWAITING_CLINIC_CONFIRMATION'::text) THEN created_at
    WHEN (last_of_member > read_by_staff) THEN COALESCE(unread_since, updated_at)
    ELSE NULL::timestamp with time zone
END), id DESC);

CREATE TABLE counsel_change (
  id uuid NOT NULL,
  counsel_id uuid NOT NULL,
  from_state text,
  to_state text NOT NULL,
  actor text NOT NULL,
  staff_id uuid,
  reason text,
  created_at timestamp with time zone NOT NULL,
  reason_sealed text,
  cause text,
  proposed_at timestamp with time zone,
  seeded boolean DEFAULT false NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (counsel_id) REFERENCES counsel(id) ON DELETE CASCADE,
  CHECK ((actor = ANY (ARRAY['member'::text, 'staff'::text, 'system'::text]))),
  CHECK ((cause = 'consent_withdrawn'::text))
);
CREATE INDEX counsel_change_by_counsel ON counsel_change (counsel_id, id);
CREATE INDEX counsel_change_to_seal ON counsel_change (id) WHERE ((reason IS NOT NULL) AND (NOT seeded));

CREATE TABLE day_sum (
  clinic_id uuid,
  day date NOT NULL,
  kind text NOT NULL,
  part text DEFAULT ''::text NOT NULL,
  amount integer NOT NULL,
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE
);
CREATE INDEX day_sum_by_day ON day_sum (day) WHERE (clinic_id IS NOT NULL);
CREATE UNIQUE INDEX day_sum_by_clinic ON day_sum (clinic_id, day, kind, part) WHERE (clinic_id IS NOT NULL);
CREATE UNIQUE INDEX day_sum_of_all ON day_sum (day, kind, part) WHERE (clinic_id IS NULL);

CREATE TABLE doctor (
  id uuid NOT NULL,
  clinic_id uuid,
  status text DEFAULT 'PUBLISHED'::text NOT NULL,
  name text NOT NULL,
  name_ja text,
  description text,
  description_ja text,
  profile_image jsonb,
  "position" integer DEFAULT 0 NOT NULL,
  rating_sum integer DEFAULT 0 NOT NULL,
  review_count integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  seeded boolean DEFAULT false NOT NULL,
  rating_count integer DEFAULT 0 NOT NULL,
  licence text,
  board text,
  licence_checked_on date,
  career text,
  career_ja text,
  languages jsonb DEFAULT '[]'::jsonb NOT NULL,
  published_at timestamp with time zone,
  treatment_bits bit(256) DEFAULT '0'::bit(256) NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE SET NULL,
  CHECK (((profile_image - '{url,width,height,blur,widths}'::text[]) = '{}'::jsonb)),
  CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'ENDED'::text])))
);
CREATE INDEX doctor_by_clinic ON doctor (clinic_id, "position", id);
CREATE INDEX doctor_filtered ON doctor (clinic_id) INCLUDE (id, rating_sum, rating_count, treatment_bits) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX doctor_hidden ON doctor (status, id DESC) WHERE (status <> 'PUBLISHED'::text);
CREATE INDEX doctor_name_parts ON doctor USING gin (name_parts(((name || ' '::text) || COALESCE(name_ja, ''::text))));
CREATE INDEX doctor_newest_by_average ON doctor (COALESCE(round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2), (0)::numeric) DESC, review_count DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX doctor_newest_by_reviews ON doctor (review_count DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX doctor_newest_by_trust ON doctor (((((rating_sum + 40) * 1000) / (rating_count + 10))) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX doctor_newest_published ON doctor (COALESCE(published_at, created_at) DESC, id DESC) INCLUDE (published_at, created_at, clinic_id) WHERE (status = 'PUBLISHED'::text);

CREATE TABLE doctor_specialty (
  doctor_id uuid NOT NULL,
  specialty_id text NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (doctor_id, specialty_id),
  FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  FOREIGN KEY (specialty_id) REFERENCES specialty(id)
);
CREATE INDEX doctor_by_specialty ON doctor_specialty (specialty_id, doctor_id DESC);

CREATE TABLE doctor_treatment (
  doctor_id uuid NOT NULL,
  treatment_id text NOT NULL,
  PRIMARY KEY (doctor_id, treatment_id),
  FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  FOREIGN KEY (treatment_id) REFERENCES treatment(id)
);
CREATE INDEX doctor_by_treatment ON doctor_treatment (treatment_id, doctor_id DESC);
CREATE TRIGGER doctor_treatments_delete AFTER DELETE ON doctor_treatment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION doctor_keeps_treatment_bits();
CREATE TRIGGER doctor_treatments_insert AFTER INSERT ON doctor_treatment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION doctor_keeps_treatment_bits();

CREATE TABLE email (
  member_id uuid NOT NULL,
  address_sealed text NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  PRIMARY KEY (member_id),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);

CREATE TABLE email_code (
  member_id uuid NOT NULL,
  address_sealed text NOT NULL,
  code_hash text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (member_id),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX email_code_old ON email_code (expires_at);

CREATE TABLE erasure (
  member_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (member_id)
);

CREATE TABLE event (
  id uuid NOT NULL,
  clinic_id uuid NOT NULL,
  status text DEFAULT 'PUBLISHED'::text NOT NULL,
  title text NOT NULL,
  title_ja text,
  content text,
  content_ja text,
  card_image jsonb,
  main_image jsonb,
  detail_images jsonb DEFAULT '[]'::jsonb NOT NULL,
  price integer,
  starts_on date,
  ends_on date,
  rating_sum integer DEFAULT 0 NOT NULL,
  review_count integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  side_effects text,
  side_effects_ja text,
  seeded boolean DEFAULT false NOT NULL,
  rating_count integer DEFAULT 0 NOT NULL,
  original_price integer,
  included text,
  included_ja text,
  not_included text,
  not_included_ja text,
  ad_approval_number text,
  ad_approval_ends_on date,
  published_at timestamp with time zone,
  treatment_bits bit(256) DEFAULT '0'::bit(256) NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  CHECK (((card_image - '{url,width,height,blur,widths}'::text[]) = '{}'::jsonb)),
  CHECK (((main_image - '{url,width,height,blur,widths}'::text[]) = '{}'::jsonb)),
  CHECK ((original_price >= 0)),
  CHECK ((price >= 0)),
  CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'ENDED'::text])))
);
CREATE INDEX event_by_clinic ON event (clinic_id, id DESC);
CREATE INDEX event_by_end ON event (ends_on);
CREATE INDEX event_by_start ON event (starts_on);
CREATE INDEX event_filtered ON event (clinic_id) INCLUDE (id, price, starts_on, ends_on, rating_sum, rating_count, treatment_bits) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX event_hidden ON event (status, id DESC) WHERE (status <> 'PUBLISHED'::text);
CREATE INDEX event_name_parts ON event USING gin (name_parts(((title || ' '::text) || COALESCE(title_ja, ''::text))));
CREATE INDEX event_newest_by_average ON event (COALESCE(round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2), (0)::numeric) DESC, review_count DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX event_newest_by_high_price ON event (COALESCE(price, '-1'::integer) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX event_newest_by_price ON event (((- COALESCE(price, 2147483647))) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX event_newest_by_reviews ON event (review_count DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX event_newest_by_trust ON event (((((rating_sum + 40) * 1000) / (rating_count + 10))) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX event_newest_published ON event (COALESCE(published_at, created_at) DESC, id DESC) INCLUDE (published_at, created_at, clinic_id) WHERE (status = 'PUBLISHED'::text);

CREATE TABLE event_treatment (
  event_id uuid NOT NULL,
  treatment_id text NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (event_id, treatment_id),
  FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE,
  FOREIGN KEY (treatment_id) REFERENCES treatment(id)
);
CREATE INDEX event_by_treatment ON event_treatment (treatment_id, event_id DESC);
CREATE TRIGGER event_treatments_delete AFTER DELETE ON event_treatment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_keeps_treatment_bits();
CREATE TRIGGER event_treatments_insert AFTER INSERT ON event_treatment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION event_keeps_treatment_bits();

CREATE TABLE feed (
  id integer DEFAULT 1 NOT NULL,
  generation uuid DEFAULT gen_random_uuid() NOT NULL,
  PRIMARY KEY (id),
  CHECK ((id = 1))
);

CREATE TABLE handoff_code (
  code_hash text NOT NULL,
  second_hash text NOT NULL,
  browser_hash text NOT NULL,
  member_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  PRIMARY KEY (code_hash),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX handoff_code_by_end ON handoff_code (expires_at);

CREATE TABLE idempotency_key (
  member_id uuid NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamp with time zone NOT NULL,
  answer_sealed text,
  transaction_id xid8 DEFAULT pg_current_xact_id(),
  PRIMARY KEY (member_id, key),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at);

CREATE TABLE line_event (
  id text NOT NULL,
  person text NOT NULL,
  member_id uuid,
  kind text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  payload_sealed text,
  state text DEFAULT 'WAITING'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  due_at timestamp with time zone NOT NULL,
  problem text,
  created_at timestamp with time zone NOT NULL,
  message_id text,
  answered_by text,
  pushed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['WAITING'::text, 'ASKED'::text, 'DONE'::text, 'REFUSED'::text, 'TOLD'::text, 'FAILED'::text])))
);
CREATE INDEX line_event_by_age ON line_event (created_at);
CREATE INDEX line_event_by_member ON line_event (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX line_event_by_message ON line_event (member_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX line_event_by_person ON line_event (person, happened_at, id);
CREATE INDEX line_event_due ON line_event (due_at) WHERE (state = 'WAITING'::text);

CREATE TABLE login_attempt (
  state_hash text NOT NULL,
  browser_hash text NOT NULL,
  provider text NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  strayed_at timestamp with time zone,
  PRIMARY KEY (state_hash)
);
CREATE INDEX login_attempt_by_browser ON login_attempt (browser_hash, provider, created_at DESC);
CREATE INDEX login_attempt_by_end ON login_attempt (expires_at);

CREATE TABLE member (
  id uuid NOT NULL,
  nickname text,
  nickname_key text,
  language text DEFAULT 'ko'::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  seeded boolean DEFAULT false NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  told_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (nickname_key),
  CHECK ((language = ANY (ARRAY['ko'::text, 'ja'::text])))
);
CREATE INDEX member_by_seen ON member (seen_at);
CREATE INDEX member_name_parts ON member USING gin (name_parts(nickname));

CREATE TABLE member_consent (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  purpose text NOT NULL,
  version text NOT NULL,
  language text NOT NULL,
  agreed boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  clinic_id uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX member_consent_by_member ON member_consent (member_id, purpose, id DESC);

CREATE TABLE member_day (
  member_id uuid NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  acts integer NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (member_id, kind),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);

CREATE TABLE member_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  is_friend boolean,
  friend_told_at timestamp with time zone,
  PRIMARY KEY (issuer, subject),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX member_identity_by_member ON member_identity (member_id);

CREATE TABLE message (
  id uuid NOT NULL,
  counsel_id uuid NOT NULL,
  member_id uuid NOT NULL,
  number integer NOT NULL,
  author text NOT NULL,
  staff_id uuid,
  text_sealed text,
  photos jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  line_state text,
  line_id text,
  unsent_at timestamp with time zone,
  idempotency_key text,
  PRIMARY KEY (id),
  UNIQUE (counsel_id, number),
  FOREIGN KEY (counsel_id) REFERENCES counsel(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  CHECK ((author = ANY (ARRAY['member'::text, 'staff'::text]))),
  CHECK ((line_state = ANY (ARRAY['SENT'::text, 'TOLD'::text, 'LATER'::text, 'BLOCKED'::text, 'QUOTA'::text, 'FAILED'::text]))),
  CHECK ((number > 0))
);
CREATE INDEX message_by_idempotency_key ON message (counsel_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX message_by_line_id ON message (member_id, line_id) WHERE (line_id IS NOT NULL);
CREATE INDEX message_by_member ON message (member_id, id);

CREATE TABLE migration (
  "position" integer NOT NULL,
  name text NOT NULL,
  applied_at timestamp with time zone NOT NULL,
  compatible_from text,
  PRIMARY KEY ("position")
);

CREATE TABLE notice (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  counsel_id uuid,
  kind text NOT NULL,
  state text,
  appointment_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (counsel_id) REFERENCES counsel(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX notice_by_counsel ON notice (counsel_id);
CREATE INDEX notice_by_member ON notice (member_id, id DESC);
CREATE INDEX notice_old ON notice (created_at);
CREATE INDEX notice_unseen ON notice (member_id) WHERE (seen_at IS NULL);
CREATE UNIQUE INDEX notice_reminder ON notice (counsel_id, kind, appointment_at) WHERE (appointment_at IS NOT NULL);

CREATE TABLE notice_off (
  member_id uuid NOT NULL,
  channel text NOT NULL,
  topic text NOT NULL,
  PRIMARY KEY (member_id, channel, topic),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);

CREATE TABLE outbox (
  id uuid NOT NULL,
  channel text NOT NULL,
  state text NOT NULL,
  member_id uuid,
  counsel_id uuid,
  clinic_id uuid,
  text text NOT NULL,
  link text NOT NULL,
  once_key text,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  problem text,
  notice_id uuid,
  reached text[] DEFAULT '{}'::text[] NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (once_key),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  FOREIGN KEY (counsel_id) REFERENCES counsel(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE,
  CHECK ((channel = ANY (ARRAY['LINE'::text, 'STAFF'::text, 'EMAIL'::text, 'PUSH'::text]))) NOT VALID,
  CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'SHOWN'::text, 'DROPPED'::text, 'FAILED'::text]))) NOT VALID
);
CREATE INDEX outbox_by_clinic ON outbox (clinic_id, id DESC);
CREATE INDEX outbox_by_counsel ON outbox (counsel_id);
CREATE INDEX outbox_by_member ON outbox (member_id);
CREATE INDEX outbox_by_notice ON outbox (notice_id) WHERE (notice_id IS NOT NULL);
CREATE INDEX outbox_old ON outbox (created_at) WHERE (state <> 'WAITING'::text);
CREATE INDEX outbox_waiting ON outbox (channel, due_at) WHERE (state = 'WAITING'::text);

CREATE TABLE part (
  id text NOT NULL,
  name text NOT NULL,
  name_ja text NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE push_subscription (
  id uuid NOT NULL,
  family_id uuid NOT NULL,
  member_id uuid NOT NULL,
  sealed text NOT NULL,
  endpoint_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (family_id),
  FOREIGN KEY (family_id) REFERENCES session_family(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX push_subscription_by_endpoint ON push_subscription (endpoint_hash);
CREATE INDEX push_subscription_by_member ON push_subscription (member_id);

CREATE TABLE region (
  id text NOT NULL,
  name text NOT NULL,
  name_ja text NOT NULL,
  parent_id text,
  "position" integer NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (parent_id) REFERENCES region(id)
);

CREATE TABLE retention (
  kind text NOT NULL,
  period integer,
  version integer DEFAULT 1 NOT NULL,
  ran_at timestamp with time zone,
  gone integer DEFAULT 0 NOT NULL,
  begun_on date,
  done_on date,
  claimed_until timestamp with time zone,
  PRIMARY KEY (kind)
);

CREATE TABLE review (
  id uuid NOT NULL,
  counsel_id uuid NOT NULL,
  member_id uuid NOT NULL,
  clinic_id uuid NOT NULL,
  event_id uuid,
  status text DEFAULT 'PUBLISHED'::text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  language text DEFAULT 'ko'::text NOT NULL,
  rating integer NOT NULL,
  before_photos jsonb DEFAULT '[]'::jsonb NOT NULL,
  after_photos jsonb DEFAULT '[]'::jsonb NOT NULL,
  visit_confirmed boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  edited_at timestamp with time zone,
  blinded_until timestamp with time zone,
  blind_reason text,
  seeded boolean DEFAULT false NOT NULL,
  pending_reason text,
  published_at timestamp with time zone,
  treatment_bits bit(256) DEFAULT '0'::bit(256) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (counsel_id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id),
  FOREIGN KEY (counsel_id) REFERENCES counsel(id) ON DELETE CASCADE,
  FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE SET NULL,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  CHECK ((NOT jsonb_path_exists(after_photos, '$[*].keyvalue()?((((@."key" != "url" && @."key" != "width") && @."key" != "height") && @."key" != "blur") && @."key" != "widths")'::jsonpath))),
  CHECK ((NOT jsonb_path_exists(before_photos, '$[*].keyvalue()?((((@."key" != "url" && @."key" != "width") && @."key" != "height") && @."key" != "blur") && @."key" != "widths")'::jsonpath))),
  CHECK (((rating >= 1) AND (rating <= 5))),
  CHECK ((status = ANY (ARRAY['PENDING'::text, 'PUBLISHED'::text, 'BLINDED'::text])))
);
CREATE INDEX review_blinded ON review (blinded_until) WHERE (status = 'BLINDED'::text);
CREATE INDEX review_by_clinic ON review (clinic_id, id DESC) INCLUDE (status);
CREATE INDEX review_by_event ON review (event_id, id DESC) INCLUDE (status);
CREATE INDEX review_by_member ON review (member_id, id DESC);
CREATE INDEX review_desk ON review (((status = 'PENDING'::text)) DESC, id DESC);
CREATE INDEX review_filtered ON review (clinic_id) INCLUDE (id, rating, treatment_bits) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX review_newest_by_checks ON review (((((visit_confirmed)::integer * 2) + (((jsonb_array_length(before_photos) + jsonb_array_length(after_photos)) > 0))::integer)) DESC, COALESCE(published_at, created_at) DESC, id DESC);
CREATE INDEX review_newest_by_language ON review (language, COALESCE(published_at, created_at) DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX review_newest_by_rating ON review (rating DESC, COALESCE(published_at, created_at) DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX review_newest_of_clinic ON review (clinic_id, COALESCE(published_at, created_at) DESC, id DESC) WHERE (status = 'PUBLISHED'::text);
CREATE INDEX review_newest_published ON review (COALESCE(published_at, created_at) DESC, id DESC) INCLUDE (published_at, created_at, rating) WHERE (status = 'PUBLISHED'::text);

CREATE TABLE review_doctor (
  review_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (review_id, doctor_id),
  FOREIGN KEY (doctor_id) REFERENCES doctor(id) ON DELETE CASCADE,
  FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE
);
CREATE INDEX review_by_doctor ON review_doctor (doctor_id, review_id DESC);

CREATE TABLE review_report (
  id uuid NOT NULL,
  review_id uuid NOT NULL,
  member_id uuid NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  closed_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE,
  CHECK ((reason = ANY (ARRAY['ADVERTISING'::text, 'PERSONAL_INFORMATION'::text, 'INSULT'::text, 'NO_VISIT'::text, 'WRONG_PHOTOS'::text, 'OTHER'::text])))
);
CREATE INDEX review_report_by_member ON review_report (member_id, id);
CREATE INDEX review_report_by_review ON review_report (review_id);
CREATE UNIQUE INDEX review_report_open ON review_report (review_id, member_id) WHERE (closed_at IS NULL);

CREATE TABLE review_treatment (
  review_id uuid NOT NULL,
  treatment_id text NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (review_id, treatment_id),
  FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE,
  FOREIGN KEY (treatment_id) REFERENCES treatment(id)
);
CREATE INDEX review_by_treatment ON review_treatment (treatment_id, review_id DESC);
CREATE TRIGGER review_treatments_delete AFTER DELETE ON review_treatment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_keeps_treatment_bits();
CREATE TRIGGER review_treatments_insert AFTER INSERT ON review_treatment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_keeps_treatment_bits();

CREATE TABLE search_alias (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  term text NOT NULL,
  language text NOT NULL,
  kind text NOT NULL,
  target_id text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (term, kind, target_id),
  CHECK ((kind = ANY (ARRAY['SPECIALTY'::text, 'TREATMENT'::text, 'CONCERN'::text, 'PART'::text, 'REGION'::text, 'STATION'::text, 'LANGUAGE'::text, 'FACT'::text]))),
  CHECK ((language = ANY (ARRAY['ko'::text, 'ja'::text])))
);

CREATE TABLE search_term (
  day date NOT NULL,
  term text NOT NULL,
  searches integer NOT NULL,
  found boolean NOT NULL,
  PRIMARY KEY (day, term)
);

CREATE TABLE search_term_hidden (
  term text NOT NULL,
  id uuid NOT NULL,
  PRIMARY KEY (term),
  UNIQUE (id)
);

CREATE TABLE seat (
  clinic_id uuid NOT NULL,
  slot timestamp with time zone NOT NULL,
  seat integer NOT NULL,
  counsel_id uuid NOT NULL,
  PRIMARY KEY (clinic_id, slot, seat),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE,
  FOREIGN KEY (counsel_id) REFERENCES counsel(id) ON DELETE CASCADE
);
CREATE INDEX seat_by_counsel ON seat (counsel_id);

CREATE TABLE session_family (
  id uuid NOT NULL,
  member_id uuid,
  staff_id uuid,
  salt text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  factor_at timestamp with time zone,
  enrolment_at timestamp with time zone,
  passkey_challenge text,
  challenge_until timestamp with time zone,
  browser text,
  system text,
  PRIMARY KEY (id),
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(member_id, staff_id) = 1))
);
CREATE INDEX session_family_by_member ON session_family (member_id);
CREATE INDEX session_family_by_over ON session_family (LEAST(ended_at, expires_at));
CREATE INDEX session_family_by_staff ON session_family (staff_id);

CREATE TABLE session_pair (
  refresh_hash text NOT NULL,
  access_hash text NOT NULL,
  family_id uuid NOT NULL,
  access_until timestamp with time zone NOT NULL,
  refresh_until timestamp with time zone NOT NULL,
  replaced_at timestamp with time zone,
  used_at timestamp with time zone,
  PRIMARY KEY (refresh_hash),
  UNIQUE (access_hash),
  FOREIGN KEY (family_id) REFERENCES session_family(id) ON DELETE CASCADE
);
CREATE INDEX session_pair_by_family ON session_pair (family_id, refresh_until);

CREATE TABLE setting (
  key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (key)
);

CREATE TABLE specialty (
  id text NOT NULL,
  name text NOT NULL,
  name_ja text NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE staff (
  id uuid NOT NULL,
  user_id text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL,
  clinic_id uuid,
  active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  seeded boolean DEFAULT false NOT NULL,
  password_due boolean DEFAULT false NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (user_id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id),
  CHECK (((role = 'OPERATOR'::text) OR (clinic_id IS NOT NULL))),
  CHECK ((role = ANY (ARRAY['OPERATOR'::text, 'CLINIC'::text])))
);
CREATE INDEX staff_by_clinic ON staff (clinic_id) WHERE (clinic_id IS NOT NULL);
CREATE INDEX staff_in_order ON staff (active DESC, role DESC, user_id);
CREATE INDEX staff_name_parts ON staff USING gin (name_parts(user_id));

CREATE TABLE staff_enrolment_code (
  staff_id uuid NOT NULL,
  code_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (staff_id),
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

CREATE TABLE staff_idempotency_key (
  staff_id uuid NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamp with time zone NOT NULL,
  answer_sealed text,
  transaction_id xid8 DEFAULT pg_current_xact_id(),
  PRIMARY KEY (staff_id, key),
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_idempotency_key_by_age ON staff_idempotency_key (created_at);

CREATE TABLE staff_passkey (
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX staff_passkey_by_staff ON staff_passkey (staff_id, id);

CREATE TABLE staff_recovery_code (
  staff_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  PRIMARY KEY (staff_id, code_hash),
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

CREATE TABLE staff_totp (
  staff_id uuid NOT NULL,
  secret text,
  pending_secret text,
  last_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (staff_id),
  FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);

CREATE TABLE station (
  id text NOT NULL,
  name text NOT NULL,
  name_ja text NOT NULL,
  district_id text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (district_id) REFERENCES region(id)
);

CREATE TABLE template (
  id uuid NOT NULL,
  clinic_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  text_ja text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (clinic_id) REFERENCES clinic(id) ON DELETE CASCADE
);
CREATE INDEX template_by_clinic ON template (clinic_id, name, id);

CREATE TABLE translation (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  counsel_id uuid NOT NULL,
  message_id uuid,
  language text NOT NULL,
  text_sealed text,
  model text,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (counsel_id) REFERENCES counsel(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  CHECK ((language = ANY (ARRAY['ko'::text, 'ja'::text])))
);
CREATE INDEX translation_by_counsel ON translation (counsel_id);
CREATE INDEX translation_by_member ON translation (member_id, id);
CREATE INDEX translation_by_message ON translation (message_id);
CREATE UNIQUE INDEX translation_once ON translation (COALESCE(message_id, counsel_id), language);

CREATE TABLE treatment (
  id text NOT NULL,
  name text NOT NULL,
  name_ja text NOT NULL,
  "position" integer NOT NULL,
  kind text NOT NULL,
  risk_ko text NOT NULL,
  risk_ja text NOT NULL,
  downtime_days integer NOT NULL,
  "bit" smallint,
  PRIMARY KEY (id),
  UNIQUE ("bit")
);
CREATE TRIGGER treatment_inserted BEFORE INSERT ON treatment FOR EACH ROW EXECUTE FUNCTION treatment_takes_bit();

CREATE TABLE treatment_concern (
  treatment_id text NOT NULL,
  concern_id text NOT NULL,
  PRIMARY KEY (treatment_id, concern_id),
  FOREIGN KEY (concern_id) REFERENCES concern(id),
  FOREIGN KEY (treatment_id) REFERENCES treatment(id)
);

CREATE TABLE treatment_specialty (
  treatment_id text NOT NULL,
  specialty_id text NOT NULL,
  PRIMARY KEY (treatment_id, specialty_id),
  FOREIGN KEY (specialty_id) REFERENCES specialty(id),
  FOREIGN KEY (treatment_id) REFERENCES treatment(id)
);

CREATE TABLE tries (
  key text NOT NULL,
  points integer NOT NULL,
  expire bigint,
  PRIMARY KEY (key)
);
CREATE INDEX tries_by_end ON tries (expire);

CREATE TABLE unlinking (
  id uuid NOT NULL,
  provider text NOT NULL,
  subject_sealed text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  due_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  token_sealed text,
  PRIMARY KEY (id)
);

CREATE TABLE upload (
  id uuid NOT NULL,
  member_id uuid,
  staff_id uuid,
  review_id uuid,
  name text NOT NULL,
  type text NOT NULL,
  size bigint,
  hash text DEFAULT ''::text NOT NULL,
  image jsonb,
  original_gone boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  content_id uuid,
  message_id uuid,
  sealed boolean DEFAULT false NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (member_id) REFERENCES member(id),
  FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE SET NULL,
  FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE SET NULL,
  CHECK ((num_nonnulls(member_id, staff_id) = 1)),
  CHECK ((num_nonnulls(review_id, content_id, message_id) <= 1)) NOT VALID
);
CREATE INDEX upload_by_content ON upload (content_id) WHERE (content_id IS NOT NULL);
CREATE INDEX upload_by_member ON upload (member_id, created_at);
CREATE INDEX upload_by_message ON upload (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX upload_by_review ON upload (review_id);
CREATE INDEX upload_by_staff ON upload (staff_id, created_at) INCLUDE (size) WHERE (staff_id IS NOT NULL);
CREATE INDEX upload_original ON upload (created_at) WHERE (NOT original_gone);
CREATE INDEX upload_plain_photo ON upload (id) WHERE ((message_id IS NOT NULL) AND (NOT sealed));
CREATE INDEX upload_unmeasured ON upload (created_at) WHERE ((size IS NULL) AND (image IS NULL) AND (review_id IS NULL));
CREATE INDEX upload_unused ON upload (created_at) WHERE ((review_id IS NULL) AND (content_id IS NULL) AND (message_id IS NULL));

CREATE TABLE upload_removal (
  id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX upload_removal_by_age ON upload_removal (created_at);

CREATE OR REPLACE FUNCTION clinic_keeps_treatment_bits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        update clinic set treatment_bits = kept.bits from (
          select id, (
  select coalesce(bit_or(set_bit(b'0'::bit(256), treatment.bit, 1)), b'0'::bit(256))
  from clinic_treatment join treatment on treatment.id = treatment_id where clinic_id = record.id) as bits
          from (select distinct clinic_id as id from changed) as record
        ) as kept where kept.id = clinic.id and kept.bits <> clinic.treatment_bits;
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION doctor_keeps_treatment_bits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        update doctor set treatment_bits = kept.bits from (
          select id, (
  select coalesce(bit_or(set_bit(b'0'::bit(256), treatment.bit, 1)), b'0'::bit(256))
  from doctor_treatment join treatment on treatment.id = treatment_id where doctor_id = record.id) as bits
          from (select distinct doctor_id as id from changed) as record
        ) as kept where kept.id = doctor.id and kept.bits <> doctor.treatment_bits;
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION event_keeps_treatment_bits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        update event set treatment_bits = kept.bits from (
          select id, (
  select coalesce(bit_or(set_bit(b'0'::bit(256), treatment.bit, 1)), b'0'::bit(256))
  from event_treatment join treatment on treatment.id = treatment_id where event_id = record.id) as bits
          from (select distinct event_id as id from changed) as record
        ) as kept where kept.id = event.id and kept.bits <> event.treatment_bits;
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION name_parts(name text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  lowered text := lower(name);
begin
  return array(
    select substr(lowered, place, length)
    from generate_series(1, char_length(lowered)) as place, (values (1), (2)) as part (length));
end $function$
;

CREATE OR REPLACE FUNCTION review_keeps_treatment_bits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        update review set treatment_bits = kept.bits from (
          select id, (
  select coalesce(bit_or(set_bit(b'0'::bit(256), treatment.bit, 1)), b'0'::bit(256))
  from review_treatment join treatment on treatment.id = treatment_id where review_id = record.id) as bits
          from (select distinct review_id as id from changed) as record
        ) as kept where kept.id = review.id and kept.bits <> review.treatment_bits;
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION treatment_takes_bit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.bit := coalesce(new.bit, (select max(bit) + 1 from treatment), 0);
  return new;
end $function$
;
