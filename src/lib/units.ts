/** A length in units of the style sheet: a quarter of a rem each. */
export const units = (count: number): string => `${count / 4}rem`;
