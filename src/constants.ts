/** Numbers that only the client uses, of the specification and our own. The server's, too: contract/plain/limits.ts. */

/** Lists. */
export const REVIEW_PAGE_SIZE = 10;
/** Counsels and bookmarks; the specification names no size. */
export const MEMBER_PAGE_SIZE = 20;

/** The next page loads when this much of the list has been scrolled past. */
export const SCROLL_TRIGGER_PERCENT = 80;
export const SCROLL_THROTTLE_MS = 150;

/** The id under which a detail page shows an unsaved record. */
export const PREVIEW_ID = 'pv';

/** Live streams. Without one the page asks this often. */
export const LIVE_ASK_MS = 15_000;
/** A stream that does not begin, or is silent for three heartbeats, is given up. */
export const LIVE_HELLO_MS = 5_000;
export const LIVE_SILENCE_MS = 45_000;
/** The wait after a failure doubles up to the longest; a random half of it spreads the browsers. */
export const LIVE_RETRY_MS = 2_000;
export const LIVE_RETRY_MAX_MS = 60_000;
/** A hidden page of a member closes its stream after this time. */
export const LIVE_HIDDEN_MS = 60_000;
/** Changes that arrive together are shown together. */
export const LIVE_GATHER_MS = 150;

/** A longer timeline of a counsel is folded: its newest entries are shown. */
export const TIMELINE_SHOWN = 20;
/** Characters of an original above its translation; a press shows all of it. */
export const ORIGINAL_LENGTH = 40;

/** A longer text of a counsel or of a message is folded. */
export const FOLDED_LENGTH = 400;
export const FOLDED_LINES = 12;

/** Forms. */
export const TEXT_BOX_MIN_ROWS = 5;
export const RATING_DEFAULT = 5;
export const FILE_HASH = 'SHA-256';

/** Formats. */
export const RATING_DECIMALS = 1;
export const REVIEW_TEXT_LENGTH = 100;
export const TEXT_LENGTH = 12;
export const DATE_FORMAT = "'YY-MM-DD";
export const DATE_TIME_FORMAT = "'YY-MM-DD HH:mm";

/** Login window and toasts. */
export const LOGIN_POPUP_WIDTH_PX = 600;
export const LOGIN_POPUP_HEIGHT_PX = 600;
export const TOAST_AUTO_CLOSE_MS = 5_000;
export const TOAST_POSITION = 'top-right';
export const TOAST_DRAG_DISMISS_PERCENT = 80;

/** Layout. One unit is a quarter of a rem, as in the styles. */
export const BOTTOM_BAR_HEIGHT_UNITS = 16;
export const BANNER_HEIGHT_PX = 180;
export const CAROUSEL_SPACING_PX = 30;
export const CAROUSEL_SLIDES_PER_VIEW = 1;

/** Map and address search. */
export const MAP_ZOOM = 16;
export const MAP_HEIGHT = '200px';
export const MAP_WIDTH = '100%';
/** Seoul City Hall, by the name that the geocoder finds. */
export const MAP_DEFAULT_ADDRESS = '서울시청';
export const MAP_LOAD_RETRIES = 3;
export const ADDRESS_SEARCH_HEIGHT_PX = 400;
export const ADDRESS_SEARCH_WIDTH = '100%';

/** Dropdown and chips. */
export const DROPDOWN_TYPE_AHEAD_MS = 350;
export const DROPDOWN_Z_INDEX = 200;
export const DROPDOWN_LABEL = 'Not Selected';
export const DROPDOWN_KEY_LENGTH = 10;
export const DROPDOWN_ITEMS = ['ETH', 'USDT', 'USDC', 'XRP', 'DOGE'] as const;
export const SAMPLE_CHIP_COUNT = 10;

/** Loading. */
export const CHUNK_TIMEOUT_MS = 120_000;
export const TRANSLATION_LOAD_RETRIES = 5;

/** A counsel whose consultation was longer ago, and that has no next appointment, is in the list of past ones. */
export const UNDERWAY_AFTER_CONSULTATION_MS = 30 * 24 * 60 * 60 * 1_000;
