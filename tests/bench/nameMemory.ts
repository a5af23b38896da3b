import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { countItems, type NameIndex } from '../../server/domain/search/names/nameIndex.ts';
import { nameReader } from '../../server/domain/search/names/readNames.ts';

/** A letter of a text with Korean letters takes two bytes. */
const LETTER_BYTES = 2;

/** What a process keeps to find the names of a database, in bytes for each record beside the text of its names. */
export async function measureNameMemory(url: string) {
  const db = await openDatabase({ url, pool: { connections: 1 } });
  const day = new Date().toISOString().slice(0, 10);
  const reader = nameReader(db);
  try {
    // The first reading loads code and prepares statements, which is no part of the names.
    await reader.readWith('가', day);
    const before = usedBytes();
    const { terms: _, ...byKind } = await reader.readAll(day);
    const used = usedBytes() - before;
    const indexes: NameIndex[] = Object.values(byKind);
    const blocks = indexes.flatMap((index) => index.blocks);
    const records = blocks.reduce((sum, block) => sum + countItems(block), 0);
    const text = blocks.reduce((sum, block) => sum + block.text.length, 0) * LETTER_BYTES;
    return { records, text, besideText: (used - text) / records };
  } finally {
    await db.close();
  }
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
