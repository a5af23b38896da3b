/** The address of a stored file: the upload address without the signature. */
export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** The file name in an address; left encoded if the encoding is invalid. */
export function fileNameIn(url: string): string {
  const name = withoutQuery(url).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The path without its leading slash. */
export const pathOf = (url: string): string =>
  withoutQuery(url)
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/^\//, '');
