import type { ko } from './ko/ko.ts';

/** The shape of a catalogue: the same keys with any texts. */
export type Translated<T> = T extends string
  ? string
  : { readonly [K in keyof T]: Translated<T[K]> };

export type Texts = Translated<typeof ko>;
