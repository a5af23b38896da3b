/** Searches of a term in the chosen days from which staff see it, so that no single search is seen. */
export const SHOWN_FROM = 3;

/** The same for visitors: searches of the last seven days. */
export const POPULAR_FROM = 5;
