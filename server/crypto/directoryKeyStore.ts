import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  createOnce,
  readOrCreate,
  syncFolder,
  writeBeside,
  writeDurably,
} from '../lib/durableFiles.ts';
import { nullIfMissing } from '../lib/nullIfMissing.ts';
import type { KeyStore, UnsentMessage, WrapUnder } from './keyStore.ts';

const MEMBER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Keys as files of one machine. Every change is on the disk before the call ends. A file appears complete or not at
 * all, also when several processes use the folder.
 */
export function createDirectoryKeyStore(folder: string): KeyStore {
  mkdirSync(join(folder, 'member'), { recursive: true, mode: 0o700 });
  const master = join(folder, 'master');
  const log = join(folder, 'erased.log');
  const textLog = join(folder, 'erased-texts.log');
  const unsentLog = join(folder, 'unsent.log');
  const withdrawalLog = join(folder, 'withdrawals.log');
  const placeOf = (memberId: string) => {
    if (!MEMBER_ID.test(memberId)) throw new Error('Not the id of a member');
    // The end of an id is random: 256 folders of the same size.
    return join(folder, 'member', memberId.slice(-2), memberId);
  };

  const ownId = join(folder, 'id');
  const masterId = () => readText(master);
  const wrapNow = async (wrap: WrapUnder) => {
    const id = (await masterId()) ?? '';
    return { id, wrapped: wrap(id) };
  };

  return {
    async id() {
      return (await readOrCreate(ownId, randomUUID)).toString();
    },
    masterId,
    setMasterId: (id) => replaceFile(master, id),
    read: (memberId) => readText(placeOf(memberId)),

    async withoutKey(memberIds) {
      const found = await Promise.all(
        memberIds.map((id) => stat(placeOf(id)).catch(nullIfMissing)),
      );
      return memberIds.filter((_, index) => found[index] === null);
    },

    async create(memberId, wrap) {
      const place = placeOf(memberId);
      const isNew = await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      if (isNew !== undefined) await syncFolder(join(folder, 'member'));
      const { id, wrapped } = await wrapNow(wrap);
      if (!(await createOnce(place, wrapped))) {
        const found = await readText(place);
        // Null: the key was just erased.
        return found ?? this.create(memberId, wrap);
      }
      // A rotation that began meanwhile may have missed this file.
      const after = await wrapNow(wrap);
      if (after.id === id) return wrapped;
      await replaceFile(place, after.wrapped);
      return after.wrapped;
    },

    async erase(memberId, at) {
      await append(log, `\n${memberId} ${at.toISOString()}\n`);
      await deleteFile(placeOf(memberId));
    },

    async eraseAgain() {
      let count = 0;
      for (const memberId of await this.erased()) {
        if (await deleteFile(placeOf(memberId))) count += 1;
      }
      return count;
    },

    erased: async () => erasedIn((await readText(log)) ?? ''),

    logErasedTexts: (counselIds, at) => append(textLog, linesOf(counselIds, at)),
    erasedTexts: async () => erasedIn((await readText(textLog)) ?? ''),

    logUnsent: ({ memberId, lineId }, at) =>
      append(unsentLog, `\n${memberId} ${lineId} ${at.toISOString()}\n`),
    unsent: async () => unsentIn((await readText(unsentLog)) ?? ''),

    logWithdrawals: (consentIds, at) => append(withdrawalLog, linesOf(consentIds, at)),
    withdrawals: async () => erasedIn((await readText(withdrawalLog)) ?? ''),

    async replace(rewrap) {
      let count = 0;
      for (const file of await readdir(join(folder, 'member'), { recursive: true })) {
        const memberId = basename(file);
        const wrapped = MEMBER_ID.test(memberId) ? await readText(placeOf(memberId)) : null;
        const next = wrapped === null ? null : rewrap(memberId, wrapped);
        if (next === null) continue;
        await replaceFile(placeOf(memberId), next);
        count += 1;
      }
      return count;
    },

    close: () => Promise.resolve(),
  };
}

const linesOf = (ids: readonly string[], at: Date) =>
  ids.map((id) => `\n${id} ${at.toISOString()}\n`).join('');

/** Skips a line that a crash cut off: that erasure was not finished and is repeated. */
const erasedIn = (log: string) => [
  ...new Set([...log.matchAll(/^([\da-f-]{36}) \S+Z$/gm)].map(([, id]) => id ?? '')),
];

/** Each message once. Skips a line that a crash cut off, as above. */
function unsentIn(log: string): UnsentMessage[] {
  const lines = [...log.matchAll(/^([\da-f-]{36}) (\d+) \S+Z$/gm)];
  const messages = lines.map(([, memberId = '', lineId = '']) => ({ memberId, lineId }));
  return [...new Map(messages.map((one) => [`${one.memberId} ${one.lineId}`, one])).values()];
}

const readText = (place: string): Promise<string | null> =>
  readFile(place, 'utf8').catch(nullIfMissing);

/** False when there is none. */
async function deleteFile(place: string): Promise<boolean> {
  const isDeleted = await rm(place).then(() => true, nullIfMissing);
  if (isDeleted) await syncFolder(dirname(place));
  return isDeleted ?? false;
}

async function replaceFile(place: string, text: string): Promise<void> {
  await rename(await writeBeside(place, text), place);
  await syncFolder(dirname(place));
}

const append = (place: string, text: string) => writeDurably(place, text, 'a');
