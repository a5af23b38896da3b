import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface SourceFile {
  file: string;
  text: string;
  lines: string[];
}

/** Every file below a folder whose name matches, as paths from the root of the project. */
export function filesOf(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .sort();
}

export function sourcesOf(folders: string[], name: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) => filesOf(folder, name))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { file, text, lines: text.split('\n') };
    });
}

/** `file:line: text` of every line that matches, for a failure that can be clicked. */
export function linesMatching(sources: SourceFile[], pattern: RegExp): string[] {
  return sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    ),
  );
}
