const SAFE_PROTOCOLS = ['https:', 'http:', 'tel:', 'mailto:'];

/** The address if it may stand in `href`, else nothing: a link must never be able to run a script. */
export function safeUrl(url: string | null | undefined): string | undefined {
  const text = url?.trim();
  if (!text) return undefined;
  if (text.startsWith('/')) return text;
  return URL.canParse(text) && SAFE_PROTOCOLS.includes(new URL(text).protocol) ? text : undefined;
}
