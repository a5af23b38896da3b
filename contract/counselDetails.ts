import { z } from 'zod';
import { CONTACT_WAYS } from './plain/enums.ts';
import { BOOKED_TREATMENTS_MAX, CONTACT_LENGTH } from './plain/limits.ts';
import { Named, TaxonomyId } from './shape.ts';

const others = {
  /** How the clinic should answer. The address is a LINE id or a phone number. */
  contact: z
    .strictObject({
      by: z.enum(CONTACT_WAYS),
      address: z.string().trim().min(1).max(CONTACT_LENGTH).optional(),
    })
    .optional(),
  /** Whether an interpreter is wanted. */
  interpreter: z.boolean().optional(),
};

/** What a member may add to the text of a booking. */
export const CounselDetailsForm = z.strictObject({
  treatments: z.array(TaxonomyId).min(1).max(BOOKED_TREATMENTS_MAX).optional(),
  ...others,
});
export type CounselDetailsForm = z.infer<typeof CounselDetailsForm>;

/** The treatments keep the names that the member has chosen. */
export const CounselDetails = z.object({ treatments: z.array(Named).optional(), ...others });
export type CounselDetails = z.infer<typeof CounselDetails>;
