/** Limits and defaults that browser and server share. Those of the server alone are in server/limits/. */

/** Lists: how many rows the app asks for, and the server sends by default. Numbers of the specification. */
export const LIST_OFFSET = 0;
export const LIST_LIMIT = 10_000;
export const CLINIC_LIMIT = 10_000;
/** The browse page shows at most this many clinics. No answer has more rows. */
export const CLINIC_BROWSE_LIMIT = 100_000;
/** Totals of lists are exact up to this number. */
export const TOTAL_CAP = 100_000;
export const DOCTOR_LIMIT = 100;
export const EVENT_LIMIT = 10_000;
export const MY_REVIEW_LIMIT = 100;
/** Consents in my-info, newest first, and clinics in the list of consents. Older consents are asked for again. */
export const MY_CONSENT_LIMIT = 300;
export const NOTICE_LIMIT = 20;
export const STAFF_PAGE_LIMIT = 20;

/** Search. */
export const SEARCH_LIMIT = 5;
export const SEARCH_LIMIT_CEILING = 100;
export const SEARCH_TEXT_LENGTH = 200;
/** The longest alias. Longer texts of a search are not counted. */
export const TERM_LENGTH = 40;
/** Popular terms that the search offers before typing. */
export const POPULAR_TERMS = 8;
/** Districts that the search offers before typing. */
export const POPULAR_PLACES = 8;
/** The server counts further matches up to here; 1,001 means "more than 1,000". */
export const MOST_COUNTED_MATCHES = 1_000;

/** The tabs of the inbox count up to here; 1,000 means "more than 999", shown as 999+. */
export const MOST_COUNTED_COUNSELS = 999;
/** Counsels that staff change in one step. */
export const CHANGES_AT_ONCE = 50;

/** Lengths of texts, in characters. */
export const NICKNAME_LENGTH = 50;
export const REASON_LENGTH = 2_000;
export const NOTE_LENGTH = 5_000;
export const MESSAGE_LENGTH = 2_000;
export const TEMPLATE_NAME_LENGTH = 40;
/** For the console: names and addresses, descriptions, side effects of an event. */
export const ONE_LINE_LENGTH = 200;
export const LONG_TEXT_LENGTH = 20_000;
export const SIDE_EFFECTS_LENGTH = 2_000;
/** What an event includes and does not include. */
export const CONDITIONS_LENGTH = 1_000;
/** An exit of a station is a number such as 5 or 5-1. */
export const STATION_EXIT_LENGTH = 10;
/** Won. */
export const PRICE_MAX = 2_000_000_000;
/** A part of a name that staff search by. */
export const NAME_PART_LENGTH = 100;

/** Reviews. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;
/** Photos of one review, before and after together: e.g. fifteen before and fifteen after. */
export const REVIEW_PHOTO_MAX = 30;
export const MESSAGE_PHOTO_MAX = 5;
/** Times that a member wishes for with a booking. */
export const WISHED_TIMES_MAX = 3;
/** Treatments that a member names with a booking. */
export const BOOKED_TREATMENTS_MAX = 20;
/** RFC 5321. */
export const EMAIL_LENGTH = 254;
/** How long a code for an e-mail address can be used. */
export const EMAIL_CODE_MINUTES = 10;
/** E-mail addresses of a clinic that get notices of counsels. */
export const CLINIC_EMAILS_MAX = 5;
/** Dates on which a clinic is closed besides its weekly hours. */
export const CLOSED_DAYS_MAX = 60;
/** A LINE id or a phone number. */
export const CONTACT_LENGTH = 100;
/** Templates of one clinic; a desk has twenty or thirty. */
export const TEMPLATES_MAX = 100;
/** Times that staff propose at once. */
export const PROPOSALS_MAX = 3;
/** Seats of a clinic in a half hour. */
export const SEATS_MAX = 50;
/** The default and the shortest length of a visit, in minutes. */
export const VISIT_MINUTES = 30;
/** The longest. A length is a multiple of 30. */
export const VISIT_MINUTES_MAX = 240;
/** How many days one call for taken seats may ask for. */
export const CALENDAR_DAYS = 14;
/** Days that an overview can show at once. */
export const OVERVIEW_DAYS_MAX = 366;
/** Events that an overview lists; its CSV has all. */
export const OVERVIEW_EVENTS = 20;
/** How far ahead a wished or proposed time may be. */
export const WISH_DAYS = 365;
/** An uploaded file of exactly this size is accepted. */
export const IMAGE_MAX_MB = 100;
export const MAX_UPLOAD_BYTES = IMAGE_MAX_MB * 1024 * 1024;
