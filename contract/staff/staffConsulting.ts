import { z } from 'zod';
import { OpeningHours, OpeningHoursForm } from '../clinicShape.ts';
import { EmailAddress } from '../email.ts';
import { endpoints } from '../endpoint.ts';
import {
  CALENDAR_DAYS,
  CLINIC_EMAILS_MAX,
  SEATS_MAX,
  VISIT_MINUTES,
  VISIT_MINUTES_MAX,
} from '../plain/limits.ts';
import { SLOT_MINUTES } from '../plain/slots.ts';
import { one, PathId, RecordId, Timestamp } from '../shape.ts';
import { Version } from './staffShape.ts';

/** How a clinic takes consultations. */
export const Consulting = z.object({
  version: Version,
  /** Null: the opening hours. */
  hours: OpeningHours.nullable(),
  /** How many visits at a time; null without a limit. */
  seats: z.int().nullable(),
  /** How long a visit takes. */
  minutes: z.int(),
  /** Addresses that get notices of new counsels, messages and cancellations. */
  emails: z.array(z.string()),
});
export type Consulting = z.infer<typeof Consulting>;

export const ConsultingForm = z.strictObject({
  version: Version,
  hours: OpeningHoursForm.nullable(),
  seats: z.int().min(1).max(SEATS_MAX).nullable(),
  minutes: z.int().min(VISIT_MINUTES).max(VISIT_MINUTES_MAX).multipleOf(SLOT_MINUTES),
  /** Without it the addresses stay: a console that was opened before an upgrade does not send them. */
  emails: z.array(EmailAddress).max(CLINIC_EMAILS_MAX).optional(),
});
export type ConsultingForm = z.infer<typeof ConsultingForm>;

/** Taken seats. Half hours without taken seats are left out. A clinic without a limit has no taken seats. */
export const TakenSlots = z.object({
  seats: z.int().nullable(),
  minutes: z.int(),
  /** When the clinic takes consultations. Null: it has set neither consulting hours nor opening hours. */
  hours: OpeningHours.nullable(),
  slots: z.array(z.object({ at: Timestamp, taken: z.int() })),
});
export type TakenSlots = z.infer<typeof TakenSlots>;

/** Days in Korea. */
export const dayRange = z.strictObject({
  from: z.iso.date(),
  days: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(CALENDAR_DAYS))
    .default(1),
});

/** `except`: the seats of this counsel count as free, because another time gives them back. */
const slotsQuery = dayRange.extend({ except: RecordId.optional() });

export const staffConsultingEndpoints = endpoints({
  'GET /staff/clinics/:id/consulting': {
    summary:
      'When the clinic takes consultations, how many at a time, how long one takes, and who is told by e-mail',
    audience: 'staff',
    params: PathId,
    output: one(Consulting),
    errors: ['not_found'],
  },
  'PATCH /staff/clinics/:id/consulting': {
    summary: 'Set hours, seats, length and addresses. Appointments that were confirmed stay',
    audience: 'staff',
    params: PathId,
    body: ConsultingForm,
    output: one(Consulting),
    errors: ['not_found', 'stale_version'],
  },
  'GET /staff/clinics/:id/slots': {
    summary: 'How many seats are taken in each half hour of some days; names no counsel',
    audience: 'staff',
    params: PathId,
    query: slotsQuery,
    output: one(TakenSlots),
    errors: ['not_found'],
  },
});
