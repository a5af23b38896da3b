import type { KeyboardEvent } from 'react';

/** A Safari that ends a composition by Enter says so by this code alone. */
const COMPOSING_KEY_CODE = 229;

/** While a syllable is being put together, the keys belong to the input method. */
export const isComposing = (event: KeyboardEvent) =>
  event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
