import type { TFunction } from 'i18next';
import type { RecordTab } from '../../domain/record/recordTabs.ts';

/** The way to a page about one record: to see on the page, and for search engines. */
export const stepsTo = (kinds: RecordTab, t: TFunction) => [
  { text: t('nav.explore'), to: '/contents' },
  { text: t(`contents.${kinds}`), to: `/contents?tabId=${kinds}` },
];
