import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { TRANSLATION_CONSENT_VERSIONS } from './plain/consent.ts';
import { READ_REASONS } from './plain/enums.ts';
import { Nothing, one, PathId, Timestamp } from './shape.ts';

/** A text of a counsel in the language of its reader. */
export const Translation = z.object({
  /** The number of the message; 0 is the text that the counsel was booked with; null for the reason of a change. */
  number: z.int().nullable(),
  /** Which reason it is (`history` of the counsel); absent for other texts. */
  reasonId: z.string().optional(),
  text: z.string(),
  at: Timestamp,
});
export type Translation = z.infer<typeof Translation>;

/** Why some texts have no translation. */
const TRANSLATION_STATES = [
  /** Nothing more will come, also because there is no provider, or because an operator reads. */
  'done',
  /** The member has not agreed that texts are sent to the provider. */
  'no_consent',
  /** The provider does not answer, or its quota is used up. */
  'unavailable',
  /** More characters than a member has in a day, or than the provider takes at once. */
  'limit',
] as const;

export const Translations = z.object({
  data: z.array(Translation),
  state: z.enum(TRANSLATION_STATES),
});
export type Translations = z.infer<typeof Translations>;

/** What the member last answered. */
export const TranslationConsent = z.object({
  /** False after the withdrawal. */
  agreed: z.boolean(),
  at: Timestamp,
  version: z.string(),
  language: z.string(),
});
export type TranslationConsent = z.infer<typeof TranslationConsent>;

const language = z.enum(['ko', 'ja']);

export const translationEndpoints = endpoints({
  'GET /member/counsels/:id/translation': {
    summary:
      'What the clinic wrote in another language, translated. Texts that have no translation yet are sent to the ' +
      'provider, if there is one and the member has agreed',
    audience: 'member',
    params: PathId,
    query: z.strictObject({ language }),
    output: Translations,
    errors: ['not_found'],
  },
  'GET /staff/counsels/:id/translation': {
    summary:
      'The text of a counsel, its messages and the reasons of its changes, if they are in another language, ' +
      'translated; each answer with a translation is in the access record. Operators ' +
      'have to give a reason, and get stored translations only',
    audience: 'staff',
    params: PathId,
    query: z.strictObject({ language, reason: z.enum(READ_REASONS).optional() }),
    output: Translations,
    errors: ['not_found'],
  },
  'GET /member/consents/translation': {
    summary:
      'Whether the member agreed that texts are sent to the translation provider; null: never asked',
    audience: 'member',
    output: one(TranslationConsent.nullable()),
  },
  'POST /member/consents/translation': {
    summary: 'Agree that the texts of the own counsels are sent to the translation provider',
    audience: 'member',
    body: z.strictObject({ version: z.enum(TRANSLATION_CONSENT_VERSIONS), language }),
    output: one(TranslationConsent),
    errors: ['day_limit_reached'],
  },
  'DELETE /member/consents/translation': {
    summary: 'Withdraw it. The stored translations are deleted',
    audience: 'member',
    output: Nothing,
  },
});
