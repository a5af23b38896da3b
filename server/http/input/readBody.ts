import { collectBytes } from '../../lib/collectBytes.ts';
import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';
import { assertClean } from './cleanInput.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Reads a JSON body; undefined for an empty body. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return undefined;
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    throw refuse('unsupported_media_type');
  }
  if (request.headers.has('content-encoding')) throw refuse('unsupported_media_type');
  const value = parse(bytes);
  assertClean(value);
  return value;
}

/** Reads a form that another site (a login provider) posted through the browser. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw refuse('unsupported_media_type');
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request)));
}

/** Counts bytes while reading, because a chunked body does not announce its length. */
export async function readBytes(
  request: Request,
  most: number = limits.requests.bodyBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw refuse('body_too_large');
  if (request.body === null) return new Uint8Array();
  const bytes = await collectBytes(request.body, most);
  if (bytes === null) throw refuse('body_too_large');
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse('invalid_input', 'body: not JSON');
  }
}
