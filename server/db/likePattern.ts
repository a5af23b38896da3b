/** What was typed as a part of a text for `ilike`, its own signs meant literally; null when nothing was. */
export function likePattern(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
