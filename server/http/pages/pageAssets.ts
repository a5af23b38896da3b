import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** URLs of the built scripts and styles of a client. */
export interface PageAssets {
  /** The whole stylesheet. It is small and is inlined into every page. */
  css: string;
  /** URLs of the entry and of the scripts that are made from source files. Each comes after what it imports. */
  scriptsFor: (sources: readonly string[]) => string[];
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
  return {
    css,
    scriptsFor: (sources) => filesOf(manifest, [entryName, ...sources]).map((file) => base + file),
  };
}

/** The scripts and all their static imports, each once and after its own imports. */
function filesOf(
  manifest: Manifest,
  wanted: readonly string[],
  seen = new Set<string>(),
): string[] {
  return wanted.flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...filesOf(manifest, chunk.imports ?? [], seen), chunk.file];
  });
}
