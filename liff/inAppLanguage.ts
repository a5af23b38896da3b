/** The address in the language that the Line app speaks, unless it asks for one itself. Korean needs no word. */
export function inAppLanguage(address: string, language: string): string {
  const [path = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  if (asked.has('lang') || !language.startsWith('ja')) return address;
  asked.set('lang', 'ja');
  return `${path}?${asked}`;
}
