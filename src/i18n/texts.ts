import type { ko } from './ko/ko.ts';

/** The shape of a text, an area or a whole language, whatever the words are. */
export type Translated<T> = T extends string
  ? string
  : { readonly [K in keyof T]: Translated<T[K]> };

export type Texts = Translated<typeof ko>;
