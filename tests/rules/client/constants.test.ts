import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import * as limits from '../../../contract/limits.ts';
import { LIMIT_CEILING } from '../../../contract/shape.ts';
import * as ownConstants from '../../../src/constants.ts';

const constants = { ...ownConstants, ...limits };

describe('business constants', () => {
  it.each([
    ['CONST-01 REVIEW_PAGE_SIZE', constants.REVIEW_PAGE_SIZE, 10],
    ['CONST-02 MY_REVIEW_LIMIT', constants.MY_REVIEW_LIMIT, 100],
    ['CONST-03 CLINIC_LIMIT', constants.CLINIC_LIMIT, 10_000],
    ['CONST-03 CLINIC_BROWSE_LIMIT', constants.CLINIC_BROWSE_LIMIT, 100_000],
    ['CONST-04 DOCTOR_LIMIT', constants.DOCTOR_LIMIT, 100],
    ['CONST-05 EVENT_LIMIT', constants.EVENT_LIMIT, 10_000],
    ['CONST-06 LIST_OFFSET', constants.LIST_OFFSET, 0],
    ['CONST-06 LIST_LIMIT', constants.LIST_LIMIT, 10_000],
    ['CONST-07 SEARCH_LIMIT', constants.SEARCH_LIMIT, 5],
    ['CONST-08 SCROLL_TRIGGER_PERCENT', constants.SCROLL_TRIGGER_PERCENT, 80],
    ['CONST-09 SCROLL_THROTTLE_MS', constants.SCROLL_THROTTLE_MS, 150],
    ['CONST-10 LOGIN_POPUP_WIDTH_PX', constants.LOGIN_POPUP_WIDTH_PX, 600],
    ['CONST-10 LOGIN_POPUP_HEIGHT_PX', constants.LOGIN_POPUP_HEIGHT_PX, 600],
    ['CONST-11 TEXT_BOX_MIN_ROWS', constants.TEXT_BOX_MIN_ROWS, 5],
    ['CONST-12 RATING_MIN', constants.RATING_MIN, 1],
    ['CONST-12 RATING_MAX', constants.RATING_MAX, 5],
    ['CONST-12 RATING_DEFAULT', constants.RATING_DEFAULT, 5],
    ['CONST-12 RATING_DECIMALS', constants.RATING_DECIMALS, 1],
    ['CONST-14 REVIEW_TEXT_LENGTH', constants.REVIEW_TEXT_LENGTH, 100],
    ['CONST-15 TEXT_LENGTH', constants.TEXT_LENGTH, 12],
    ['CONST-16 DATE_FORMAT', constants.DATE_FORMAT, "'YY-MM-DD"],
    ['CONST-16 DATE_TIME_FORMAT', constants.DATE_TIME_FORMAT, "'YY-MM-DD HH:mm"],
    ['CONST-17 TOAST_AUTO_CLOSE_MS', constants.TOAST_AUTO_CLOSE_MS, 5_000],
    ['CONST-17 TOAST_POSITION', constants.TOAST_POSITION, 'top-right'],
    ['CONST-17 TOAST_DRAG_DISMISS_PERCENT', constants.TOAST_DRAG_DISMISS_PERCENT, 80],
    ['CONST-18 CHUNK_TIMEOUT_MS', constants.CHUNK_TIMEOUT_MS, 120_000],
    ['CONST-19 MAP_ZOOM', constants.MAP_ZOOM, 16],
    ['CONST-19 MAP_HEIGHT', constants.MAP_HEIGHT, '200px'],
    ['CONST-19 MAP_WIDTH', constants.MAP_WIDTH, '100%'],
    ['CONST-19 MAP_DEFAULT_ADDRESS', constants.MAP_DEFAULT_ADDRESS, '서울시청'],
    ['CONST-20 MAP_LOAD_RETRIES', constants.MAP_LOAD_RETRIES, 3],
    ['CONST-21 BOTTOM_BAR_HEIGHT_UNITS', constants.BOTTOM_BAR_HEIGHT_UNITS, 16],
    ['CONST-22 BANNER_HEIGHT_PX', constants.BANNER_HEIGHT_PX, 180],
    ['CONST-23 CAROUSEL_SPACING_PX', constants.CAROUSEL_SPACING_PX, 30],
    ['CONST-23 CAROUSEL_SLIDES_PER_VIEW', constants.CAROUSEL_SLIDES_PER_VIEW, 1],
    ['CONST-24 IMAGE_MAX_MB', constants.IMAGE_MAX_MB, 100],
    ['CONST-25 FILE_HASH', constants.FILE_HASH, 'SHA-256'],
    ['CONST-26 ADDRESS_SEARCH_HEIGHT_PX', constants.ADDRESS_SEARCH_HEIGHT_PX, 400],
    ['CONST-26 ADDRESS_SEARCH_WIDTH', constants.ADDRESS_SEARCH_WIDTH, '100%'],
    ['CONST-27 DROPDOWN_TYPE_AHEAD_MS', constants.DROPDOWN_TYPE_AHEAD_MS, 350],
    ['CONST-28 DROPDOWN_Z_INDEX', constants.DROPDOWN_Z_INDEX, 200],
    ['CONST-29 SAMPLE_CHIP_COUNT', constants.SAMPLE_CHIP_COUNT, 10],
    ['CONST-30 DROPDOWN_ITEMS', constants.DROPDOWN_ITEMS, ['ETH', 'USDT', 'USDC', 'XRP', 'DOGE']],
    ['CONST-31 TRANSLATION_LOAD_RETRIES', constants.TRANSLATION_LOAD_RETRIES, 5],
  ] as const)('%s: %j is %j', (_, constant, value) => {
    expect(constant).toEqual(value);
  });

  it('CONST-02 to CONST-07 a call without limits is answered with them', () => {
    const limitOf = (query: { parse: (input: object) => { offset: number; limit: number } }) => {
      const { offset, limit } = query.parse({});
      expect(offset).toBe(constants.LIST_OFFSET);
      return limit;
    };
    expect(limitOf(api['GET /public/clinics'].query)).toBe(constants.CLINIC_LIMIT);
    expect(limitOf(api['GET /public/doctors'].query)).toBe(constants.DOCTOR_LIMIT);
    expect(limitOf(api['GET /public/events'].query)).toBe(constants.EVENT_LIMIT);
    expect(limitOf(api['GET /public/reviews'].query)).toBe(constants.LIST_LIMIT);
    expect(limitOf(api['GET /member/reviews'].query)).toBe(constants.MY_REVIEW_LIMIT);
    const { limit } = api['GET /public/search'].query.parse({ q: '' });
    expect(limit).toBe(constants.SEARCH_LIMIT);
    expect(LIMIT_CEILING).toBe(constants.CLINIC_BROWSE_LIMIT);
  });
});
