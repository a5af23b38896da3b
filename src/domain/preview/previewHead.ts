import type { Head, Introduction } from '../../screen.ts';

/** Preview pages are noindex. */
export const previewHead = ({ t }: Introduction): Head => ({
  title: t('common.preview'),
  isPrivate: true,
});
