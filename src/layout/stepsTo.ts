import type { TFunction } from 'i18next';

export type RecordKinds = 'clinics' | 'doctors' | 'events' | 'reviews';

/** The way to a page about one record: to see on the page, and for search engines. */
export const stepsTo = (kinds: RecordKinds, t: TFunction) => [
  { text: t('nav.explore'), to: '/contents' },
  { text: t(`contents.${kinds}`), to: `/contents?tabId=${kinds}` },
];
