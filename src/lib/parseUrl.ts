/** The address, relative to `base` if it is not a whole one; null if it is none. `URL.parse` is too new. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
