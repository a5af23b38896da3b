import type { KeyboardEvent } from 'react';

/** Safari reports the Enter that ends a composition with this code only. */
const COMPOSING_KEY_CODE = 229;

/** While an input method composes a syllable, key events belong to it. */
export const isComposing = (event: KeyboardEvent) =>
  event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
