/** Numbers of records, and their distribution. */
export const demoVolumes = {
  clinics: 60,
  doctors: 170,
  events: 220,
  members: 400,
  counsels: 1_600,
  reviews: 900,
  bookmarks: 2_500,
} as const;

/** The load set: 100,000 clinics, 200,000 doctors, 100,000 events, 50,000 members, 300,000 reviews. */
export const loadClinics = 100_000;
/** For each clinic. The number of clinics must be a multiple of twenty. */
export const perLoadClinic = { members: 0.5, reviews: 3 } as const;

export const regionShares = { gangnam: 30, seoul: 30, gyeonggi: 15, busan: 15, other: 10 } as const;

export const specialtyShares = {
  'plastic-surgery': 34,
  'dermatology': 32,
  'dentistry': 10,
  'ophthalmology': 7,
  'korean-medicine': 5,
  'ent': 3,
  'family-medicine': 6,
  'general-surgery': 3,
} as const;

export const ratingWeights = { 5: 52, 4: 27, 3: 12, 2: 6, 1: 3 } as const;

/** Weights of the states of counsels without a review. A counsel with a review is complete. */
export const counselStateWeights = {
  AWAITING_CLINIC_CONFIRMATION: 18,
  CLINIC_CONFIRMED: 14,
  CONSULTATION_APPOINTMENT_CONFIRMED: 16,
  CONSULTATION_COMPLETE: 14,
  TREATMENT_APPOINTMENT_CONFIRMED: 10,
  TREATMENT_COMPLETE: 20,
  CANCELED: 8,
} as const;

/** Number of sentences in a review: two, four, or nearly all. */
export const reviewLengths = [
  { parts: [2, 2], weight: 30 },
  { parts: [4, 4], weight: 50 },
  { parts: [6, 7], weight: 20 },
] as const;

export const japaneseShare = 0.12;
export const japaneseLineShare = 0.7;
export const photoShare = 0.45;
export const bookmarkShares = { REVIEW: 40, CLINIC: 25, EVENT: 20, DOCTOR: 15 } as const;
