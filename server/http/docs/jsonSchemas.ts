import { type ZodType, z } from 'zod';
import { Bookmark, BookmarkShelf } from '../../../contract/bookmark.ts';
import { Clinic, ClinicCard, ListedClinic } from '../../../contract/clinic.ts';
import { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { Counsel, CounselForm } from '../../../contract/counsel.ts';
import { Doctor, DoctorCard } from '../../../contract/doctor.ts';
import { Event, EventCard } from '../../../contract/event.ts';
import { Member } from '../../../contract/member.ts';
import {
  MyReview,
  Review,
  ReviewDoctor,
  ReviewForm,
  UploadedFile,
} from '../../../contract/review.ts';
import { SearchAnswer, SearchMatch } from '../../../contract/search.ts';
import { TokenPair } from '../../../contract/session.ts';
import { Image, Named } from '../../../contract/shape.ts';
import { Staff } from '../../../contract/staff/staff.ts';
import { StaffClinic } from '../../../contract/staff/staffClinic.ts';
import { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { StaffDoctor } from '../../../contract/staff/staffDoctor.ts';
import { StaffEvent } from '../../../contract/staff/staffEvent.ts';
import { StaffReview } from '../../../contract/staff/staffReview.ts';
import { Concern, Treatment } from '../../../contract/taxonomy.ts';

/** Schemas that the document describes once and references by name. */
const named = z.registry<{ id: string }>();
const NAMED = {
  Named,
  Image,
  Concern,
  Treatment,
  ClinicBrief,
  ClinicCard,
  ListedClinic,
  Clinic,
  DoctorCard,
  Doctor,
  EventCard,
  Event,
  ReviewDoctor,
  Review,
  MyReview,
  ReviewForm,
  UploadedFile,
  SearchMatch,
  SearchAnswer,
  Counsel,
  CounselForm,
  Bookmark,
  BookmarkShelf,
  Member,
  TokenPair,
  Staff,
  StaffCounsel,
  StaffClinic,
  StaffDoctor,
  StaffEvent,
  StaffReview,
};
for (const [id, schema] of Object.entries(NAMED)) named.add(schema, { id });

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  $defs?: Record<string, JsonSchema>;
  $schema?: string;
}

/** Writes JSON Schemas and collects the named ones that they use in `components`. */
export function createSchemaWriter() {
  const components: Record<string, JsonSchema> = {};
  const write = (schema: ZodType, io: 'input' | 'output'): JsonSchema => {
    const written = z.toJSONSchema(schema, {
      io,
      metadata: named,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => shorten(jsonSchema),
    });
    // Converts references to point into the OpenAPI document.
    const text = JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/');
    const { $defs = {}, $schema: _dialect, ...own }: JsonSchema = JSON.parse(text);
    Object.assign(components, $defs);
    return own;
  };
  return { components, write };
}

/** Removes the limits of JavaScript integers and patterns that repeat a format. */
function shorten(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
}
