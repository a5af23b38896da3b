import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/language.ts';

/** URLs of the built scripts and styles of a client. */
export interface PageAssets {
  /** URL of the first script. */
  entry: string;
  /** The whole stylesheet. It is small and is inlined into every page. */
  css: string;
  /** URLs of all scripts that a screen needs, with the entry and the texts. */
  scriptsFor: (language: Language, chunk?: string) => string[];
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** What `loadI18n` of the client imports. Japanese pages fall back to Korean. */
const TEXTS = {
  ko: ['src/i18n/ko/ko.ts'],
  ja: ['src/i18n/ja/ja.ts', 'src/i18n/ko/ko.ts'],
} as const satisfies Record<Language, readonly string[]>;

export function readPageAssets(folder: string, entryName: string, base: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[entryName];
  if (!entry) throw new Error(`The build of ${entryName} is incomplete`);
  const css = (entry.css ?? []).map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const urlOf = (file: string) => base + file;
  return {
    entry: urlOf(entry.file),
    css,
    scriptsFor: (language, chunk) => {
      const wanted = [entryName, ...(chunk ? [chunk] : []), ...TEXTS[language]];
      const names = closure(manifest, wanted);
      return names.map((name) => urlOf(manifest[name]?.file ?? ''));
    },
  };
}

/** The scripts and all their static imports, each once. */
function closure(manifest: Manifest, wanted: string[], seen = new Set<string>()): string[] {
  for (const name of wanted) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return [...seen];
}
