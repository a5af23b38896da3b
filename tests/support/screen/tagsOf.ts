import type { Language } from '../../../contract/plain/language.ts';
import { headTags } from '../../../src/layout/head/headTags.ts';
import type { Head } from '../../../src/screen.ts';
import { testClientConfig } from '../app/testClientConfig.ts';
import { testI18n } from './testI18n.ts';

export const SITE = 'https://nabi.example';

/** The tags of <head> of a page at an address. */
export function tagsOf(head: Head, address: string, { isDemo = false } = {}) {
  const { pathname, search } = new URL(address, SITE);
  const language: Language = search.includes('lang=ja') ? 'ja' : 'ko';
  const { t } = testI18n(language);
  const config = { ...testClientConfig, publicUrl: SITE, isDemo };
  return headTags(head, { pathname, search, language, config, t });
}
