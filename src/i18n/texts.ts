import type { browsing } from './ko/browsing.ts';
import type { everywhere } from './ko/everywhere.ts';
import type { membership } from './ko/membership.ts';

/** The shape of texts: the same keys with any texts. The texts are in ko and ja; i18n.ts loads them. */
export type Translated<T> = T extends string
  ? string
  : { readonly [K in keyof T]: Translated<T[K]> };

export type Texts = Translated<typeof everywhere & typeof browsing & typeof membership>;
