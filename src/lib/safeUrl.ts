import { parseUrl } from './parseUrl.ts';

const SAFE_PROTOCOLS = ['https:', 'http:', 'tel:', 'mailto:'];

/** The address if it is safe in `href`, otherwise undefined: a link must not run a script. */
export function safeUrl(url: string | null | undefined): string | undefined {
  const text = url?.trim();
  if (!text) return undefined;
  if (text.startsWith('/')) return text;
  return SAFE_PROTOCOLS.includes(parseUrl(text)?.protocol ?? '') ? text : undefined;
}
