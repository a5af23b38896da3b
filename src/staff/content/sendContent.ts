import type { Image } from '../../../contract/shape.ts';
import type { ContentStatus } from '../../../contract/staffShape.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall } from '../../api/staffCall.ts';
import { withoutQuery } from '../../lib/fileAddress.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { CALLS, type Content, type ContentKind } from './contentKinds.ts';
import { type Draft, draftOf, formOf, imagesOf, picturesIn } from './draft.ts';
import { isSameDraft } from './mergeEdits.ts';
import { uploadImage } from './uploadImage.ts';

interface Sending {
  kind: ContentKind;
  content: Content | null;
  draft: Draft;
  keyFor: (text: string) => string;
}

/** Saves a record as it stands in the editor; every picture has been sent before. */
export async function sendContent({ kind, content, draft, keyFor }: Sending): Promise<Content> {
  const calls = CALLS[kind];
  // The form has the fields of this kind, which the compiler cannot follow over three of them.
  const addresses = await addressesOf(draft);
  const form = formOf(kind, draft, imageFinder(content, addresses)) as never;
  if (!content) {
    const idempotencyKey = keyFor(JSON.stringify(form));
    return (await staffCall(calls.create, { body: form }, { idempotencyKey })).data;
  }
  const params = { id: content.id };
  const body = Object.assign({ version: content.version }, form);
  try {
    return (await staffCall(calls.change, { params, body })).data;
  } catch (cause) {
    if (codeOf(cause) !== 'stale_version') throw cause;
    const { data: now } = await staffCall(calls.read, { params });
    // The answer to an earlier save was lost on its way: this is no colleague who was faster.
    const theirs = draftOf(kind, now);
    if (!isSameDraft(asRead(draft, theirs, addresses), theirs)) throw cause;
    return now;
  }
}

/** Whatever a colleague did meanwhile: it may be just as it was wanted, by an answer that was lost as well. */
export async function publishContent(
  kind: ContentKind,
  { id, version }: Content,
  status: ContentStatus,
): Promise<Content> {
  const calls = CALLS[kind];
  const params = { id };
  try {
    return (await staffCall(calls.publish, { params, body: { version, status } })).data;
  } catch (cause) {
    if (codeOf(cause) !== 'stale_version') throw cause;
    const { data: now } = await staffCall(calls.read, { params });
    if (now.status !== status) throw cause;
    return now;
  }
}

export async function uploadAll(draft: Draft): Promise<void> {
  for (const { source } of picturesIn(draft)) {
    if (typeof source !== 'string') await uploadImage(source);
  }
}

/** After the uploads every picture has an address, found here by the id that it has in the editor. */
async function addressesOf(draft: Draft): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const { id, source } of picturesIn(draft)) {
    addresses.set(id, typeof source === 'string' ? source : await uploadImage(source));
  }
  return addresses;
}

function imageFinder(content: Content | null, addresses: ReadonlyMap<string, string>) {
  const known = imagesOf(content);
  return ({ id }: StripFile): Image | null => {
    const url = addresses.get(id);
    return url === undefined ? null : (known.get(url) ?? { url });
  };
}

/** With pictures as they came back, where it is they: what was sent lies at another address, under the same name. */
function asRead(draft: Draft, theirs: Draft, addresses: ReadonlyMap<string, string>): Draft {
  const read = new Map(picturesIn(theirs).map((file) => [storedName(file.id), file]));
  const pictures = Object.entries(draft.pictures).map(([name, files]) => [
    name,
    files.map((file) => read.get(storedName(addresses.get(file.id) ?? '')) ?? file),
  ]);
  return { ...draft, pictures: Object.fromEntries(pictures) };
}

const storedName = (address: string) =>
  withoutQuery(address)
    .split('/')
    .at(-1)
    ?.replace(/\.webp$/, '');
