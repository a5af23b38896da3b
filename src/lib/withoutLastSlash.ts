/** The router accepts a path with slashes at its end, too. */
export const withoutLastSlash = (path: string): string => path.replace(/\/+$/, '');
