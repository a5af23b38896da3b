import { PREVIEW_ID } from '../../constants.ts';
import type { Previewed, PreviewKind } from './previewed.ts';
import { previewSchemas } from './previewSchemas.ts';

const MOST_CHARACTERS = 1024 * 1024;

/** A stranger's JSON as a record, or nothing. Whatever it calls itself, its id is that of a preview. */
export function readPreview<K extends PreviewKind>(
  kind: K,
  json: string,
): Previewed[K] | undefined {
  if (json.length > MOST_CHARACTERS) return undefined;
  const read = previewSchemas[kind].safeParse(parsed(json));
  return read.success ? { ...read.data, id: PREVIEW_ID } : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
