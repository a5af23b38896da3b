import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { OVERVIEW_TABLES } from '../plain/enums.ts';
import { Named, one, RecordId, Timestamp } from '../shape.ts';

/** Days in Seoul, both included. */
const DayRange = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DayRange = z.infer<typeof DayRange>;

/** What happened to counsels on some days. Each happens once to a counsel, except that a member may miss several times. */
const counts = {
  booked: z.int(),
  /** Booked inside LINE, or in another browser. Counsels from before this was stored are in neither number. */
  line: z.int(),
  web: z.int(),
  /** The clinic took it on. */
  confirmed: z.int(),
  /** The consultation took place. */
  completed: z.int(),
  /** Staff said that the member did not come. */
  missed: z.int(),
  canceled: z.int(),
};

const rates = {
  /** First answers of the clinic, and how long they took: the median in full hours, rounded up. */
  answered: z.int(),
  answerHours: z.int().nullable(),
  /** The share of completed counsels among the completed and canceled ones, from 0 to 1. */
  completedShare: z.number().nullable(),
};

const ratings = {
  reviewed: z.int(),
  /** The average, with one review for each member and visit (AMB-107). */
  rating: z.number().nullable(),
};

export const OverviewTotals = z.object({ ...counts, ...rates, ...ratings });
export type OverviewTotals = z.infer<typeof OverviewTotals>;

export const OverviewDay = z.object({ day: z.iso.date(), ...counts });
export type OverviewDay = z.infer<typeof OverviewDay>;

/** A day, or a week when the range is longer than two weeks. */
export const OverviewStep = DayRange.extend({ ...counts, ...rates });
export type OverviewStep = z.infer<typeof OverviewStep>;

export const OverviewMonth = z.object({ month: z.string(), ...ratings });
export type OverviewMonth = z.infer<typeof OverviewMonth>;

export const OverviewEvent = Named.extend({
  /** Times that the page was read, and counsels that were booked from it. */
  viewed: z.int(),
  booked: z.int(),
});
export type OverviewEvent = z.infer<typeof OverviewEvent>;

export const Overview = DayRange.extend({
  /** The same number of days, right before. */
  before: DayRange,
  /** The last time the job counted; null before its first round. */
  countedAt: Timestamp.nullable(),
  totals: OverviewTotals,
  totalsBefore: OverviewTotals,
  days: z.array(OverviewDay),
  steps: z.array(OverviewStep),
  /** The month of the last day and the eleven before. */
  months: z.array(OverviewMonth),
  /** Sorted by counsels, then by views, the most first. */
  events: z.array(OverviewEvent),
});
export type Overview = z.infer<typeof Overview>;

/** A day of this century, so that the database and JavaScript can add days and months to it. */
const day = z.iso.date().refine((text) => text >= '2000' && text < '2100');

const range = {
  /** Operators leave it out for all clinics; staff of a clinic see their own. */
  clinicId: RecordId.optional(),
  from: day,
  to: day,
};

export const staffOverviewEndpoints = endpoints({
  'GET /staff/overview': {
    summary:
      'What happened in a clinic, or for operators in all, on up to 366 days, from sums of each day',
    audience: 'staff',
    query: z.strictObject(range),
    output: one(Overview),
    errors: ['not_found'],
  },
  'GET /staff/overview/export': {
    summary: 'One table of the overview as CSV',
    audience: 'staff',
    query: z.strictObject({ ...range, table: z.enum(OVERVIEW_TABLES) }),
    output: z.string(),
    isCsv: true,
    errors: ['not_found'],
  },
});
