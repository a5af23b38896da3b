import type { Head, Introduction } from '../../screen.ts';

/** What is not saved yet is nobody else's business. */
export const previewHead = ({ t }: Introduction): Head => ({
  title: t('common.preview'),
  isPrivate: true,
});
