import type { TFunction } from 'i18next';
import type { RecordTab } from '../../domain/record/recordTabs.ts';

/** The breadcrumbs of a detail page, for the page and for search engines. */
export const stepsTo = (kinds: RecordTab, t: TFunction) => [
  { text: t('nav.explore'), to: '/contents' },
  { text: t(`contents.${kinds}`), to: `/contents?tabId=${kinds}` },
];
