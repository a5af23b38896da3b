/** How many rows of each list a caller asks for, and the server answers unasked. Numbers of the specification. */
export const LIST_OFFSET = 0;
export const LIST_LIMIT = 10_000;
export const CLINIC_LIMIT = 10_000;
/** What the list to browse asks for; no answer is longer. */
export const CLINIC_BROWSE_LIMIT = 100_000;
export const DOCTOR_LIMIT = 100;
export const EVENT_LIMIT = 10_000;
export const MY_REVIEW_LIMIT = 100;
export const SEARCH_LIMIT = 5;
/** Further matches of a search are counted up to here; one more stands for any number above. */
export const MOST_COUNTED_MATCHES = 1_000;
