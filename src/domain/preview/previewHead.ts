import type { Head, HeadInput } from '../../screen.ts';

/** Preview pages are noindex. */
export const previewHead = ({ t }: HeadInput): Head => ({
  title: t('common.preview'),
  isPrivate: true,
});
