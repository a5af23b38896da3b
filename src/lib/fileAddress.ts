/** The address that names a stored file: that of its upload without the signature. */
export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** What a file is called there; as it stands where that is no proper spelling. */
export function fileNameIn(url: string): string {
  const name = withoutQuery(url).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The part behind the host, without the slash that it begins with. */
export const pathOf = (url: string): string =>
  withoutQuery(url)
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/^\//, '');
