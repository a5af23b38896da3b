import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build has put the scripts and styles of a client. */
export interface PageAssets {
  /** Address of the first script. */
  entry: string;
  /** The whole stylesheet: small enough to travel inside every page. */
  css: string;
  /** All scripts that a screen needs at once, the entry among them. */
  scriptsFor: (chunk: string | undefined) => string[];
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

export function readPageAssets(folder: string, entryName: string, base: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[entryName];
  if (!entry) throw new Error(`The build of ${entryName} is incomplete`);
  const css = (entry.css ?? []).map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const addressOf = (file: string) => base + file;
  return {
    entry: addressOf(entry.file),
    css,
    scriptsFor: (chunk) => {
      const names = closure(manifest, chunk ? [entryName, chunk] : [entryName]);
      return names.map((name) => addressOf(manifest[name]?.file ?? ''));
    },
  };
}

/** A script and everything that it imports statically, each once. */
function closure(manifest: Manifest, wanted: string[], seen = new Set<string>()): string[] {
  for (const name of wanted) {
    const found = manifest[name];
    if (!found || seen.has(name)) continue;
    seen.add(name);
    closure(manifest, found.imports ?? [], seen);
  }
  return [...seen];
}
