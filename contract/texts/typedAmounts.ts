/** Units of amounts that people type, in Korean and Japanese, each with all its characters. */
export const TEN = '십十';
export const HUNDRED = '백百';
export const THOUSAND = '천千';
export const TEN_THOUSAND = '만万萬';
export const HUNDRED_MILLION = '억億';

/** The digits from 0 to 9 as words. */
export const DIGIT_WORDS = [
  '영공〇',
  '일一',
  '이二',
  '삼三',
  '사四',
  '오五',
  '육六',
  '칠七',
  '팔八',
  '구九',
];

/** What stands behind an amount, as parts of a regular expression. */
export const CURRENCIES = ['원', '円', 'ウォン'];
