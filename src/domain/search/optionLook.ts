/** One line of the list of matches. What the arrows have reached must not lie under the field. */
export const OPTION_LOOK =
  '-mx-3 flex min-h-11 scroll-my-20 items-center rounded-card px-3 py-1 transition-colors active:bg-quiet aria-selected:bg-quiet';
