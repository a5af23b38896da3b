import { PREVIEW_ID } from '../../constants.ts';
import type { Previewed, PreviewKind } from './previewed.ts';
import { previewSchemas } from './previewSchemas.ts';

const MOST_CHARACTERS = 1024 * 1024;

/** Parses JSON from localStorage, which any script could have written. The id is always the preview id. */
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
