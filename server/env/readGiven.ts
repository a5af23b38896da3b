import { readFileSync } from 'node:fs';

export type EnvSource = Readonly<Record<string, string | undefined>>;

/** What a variable has, and how a message names its place; or the sentence that stops the start. */
type Given = { value: string | undefined; place: string } | { wrong: string };

/** The value of NAME. A secret may be in the file that NAME_FILE names. */
export function readGiven(source: EnvSource, name: string, isSecret: boolean): Given {
  const value = source[name]?.trim();
  const fileName = `${name}_FILE`;
  const path = isSecret ? source[fileName]?.trim() : '';
  if (!path) return { value, place: name };
  if (value) return { wrong: `Only one of ${name}, ${fileName} may be set` };
  return readSecretFile(path, fileName);
}

/** Messages have neither content nor path, because a secret may be given as a path by mistake. */
function readSecretFile(path: string, fileName: string): Given {
  try {
    // Editors and `echo` end a file with one line break that is not part of the secret.
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (value.trim() === '') return { wrong: `${fileName} is an empty file` };
    return { value, place: `The content of ${fileName}` };
  } catch (error) {
    return { wrong: `${fileName} cannot be read: ${Object(error).code}` };
  }
}
