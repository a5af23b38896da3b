import type { TFunction } from 'i18next';

/** Names in the language of the page. */
const KEYS = [
  'nav.home',
  'nav.explore',
  'nav.bookmark',
  'nav.counsel',
  'nav.myPage',
  'editor.doctors',
  'editor.treatments',
  'editor.rating',
  'editor.title',
  'editor.content',
] as const;

export const exampleItems = (t: TFunction) => KEYS.map((key) => ({ id: key, name: t(key) }));

/** Longer than the field. */
const LONG_KEYS = ['editor.photosArePublic', 'editor.draftKept', 'editor.canceledHint'] as const;

export const longItems = (t: TFunction) => LONG_KEYS.map((key) => ({ id: key, name: t(key) }));

export const EXAMPLE_PICTURE = '/share-ko.jpg';
