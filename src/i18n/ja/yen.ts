import type { Texts } from '../texts.ts';

export const yen = {
  about: '約{{yen}}',
  aboutFrom: '約{{yen}}〜',
  aboutRange: '約{{from}}〜{{to}}',
  ones: '{{n}}円',
  tenThousands: '{{n}}万円',
  hundredMillions: '{{n}}億円',
  note: '円の金額は{{month}}月{{day}}日のレートによる目安です。お支払いは韓国ウォンです。',
} satisfies Texts['yen'];
