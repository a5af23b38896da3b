import type { ClientConfig } from '../../contract/plain/clientConfig.ts';
import { LANGUAGE_PARAMETER, languageOf } from '../../contract/plain/language.ts';

/**
 * The address of a page, for members in LINE: with a LIFF app the page opens inside LINE. Then the address also names
 * Korean, because inside LINE a page without `lang` may be Japanese.
 */
export function linkInLine(
  { publicUrl, liffId }: Pick<ClientConfig, 'publicUrl' | 'liffId'>,
  page: string,
): string {
  if (liffId === null) return publicUrl + page;
  const address = new URL(`https://liff.line.me/${liffId}${page}`);
  address.searchParams.set(LANGUAGE_PARAMETER, languageOf(address.search));
  return address.href;
}
