/** Facts about a clinic that visitors filter by. */

/** Staff choose these. */
export const CHOSEN_FACTS = [
  'female-doctor',
  'operating-room-cctv',
  'anaesthetist',
  'recovery-room',
  'parking',
  'line-counsel',
] as const;

/**
 * These follow from opening hours, languages and registration number, so staff cannot choose them. `night`: the clinic
 * closes at 20:00 or later on some day of the week.
 */
const DERIVED_FACTS = ['japanese', 'saturday', 'sunday', 'night', 'foreign-patients'] as const;

export const FACTS = [...DERIVED_FACTS, ...CHOSEN_FACTS] as const;
export type FactCode = (typeof FACTS)[number];

/** Languages that a clinic or a doctor speaks. */
export const SPOKEN_LANGUAGES = ['ko', 'ja', 'en', 'zh'] as const;
export type SpokenLanguageCode = (typeof SPOKEN_LANGUAGES)[number];
