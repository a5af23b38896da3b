import { FILTER_NAMES } from '../../../contract/plain/filters.ts';
import { LANGUAGE_PARAMETER, type Language } from '../../../contract/plain/language.ts';
import { withoutLastSlash } from '../../lib/withoutLastSlash.ts';
import { TAB_PARAMETER } from '../../widgets/tabs/useTabId.ts';

/** Parameters that make a different page. Others, such as tracking, are not part of the address. */
const ADDRESS_PARAMETERS = [TAB_PARAMETER, ...FILTER_NAMES, 'region', 'station'];

interface Place {
  publicUrl: string;
  pathname: string;
  search: string;
}

/** The canonical address of a page in one language. */
export function canonicalAddress(
  { publicUrl, pathname, search }: Place,
  language: Language,
): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of ADDRESS_PARAMETERS) {
    const value = asked.get(name);
    if (value) kept.set(name, value);
  }
  if (language === 'ja') kept.set(LANGUAGE_PARAMETER, 'ja');
  const path = withoutLastSlash(pathname) || '/home';
  const query = String(kept);
  return publicUrl + path + (query && `?${query}`);
}
