const SAFE_PROTOCOLS = ['https:', 'http:', 'tel:', 'mailto:'];

/** The address if it is safe in `href`, otherwise undefined: a link must not run a script. */
export function safeUrl(url: string | null | undefined): string | undefined {
  const text = url?.trim();
  if (!text) return undefined;
  if (text.startsWith('/')) return text;
  return URL.canParse(text) && SAFE_PROTOCOLS.includes(new URL(text).protocol) ? text : undefined;
}
