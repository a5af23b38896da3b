/** The ids of the indexed items, in the order of the index. */
export interface IdList {
  add(id: string): void;
  at(item: number): string;
}

/** For the few ids of the taxonomy, which are words. */
export function wordIds(): IdList {
  const words: string[] = [];
  return { add: (id) => words.push(id), at: (item) => words[item] ?? '' };
}

const BYTES = 16;
const IDS_IN_A_BOX = 4_096;

/** For ids of records: 400,000 UUIDs take 24 MB as strings and 6 MB as bytes. */
export function uuidIds(): IdList {
  const boxes: Buffer[] = [];
  let size = 0;
  return {
    add: (id) => {
      const place = size % IDS_IN_A_BOX;
      if (place === 0) boxes.push(Buffer.alloc(BYTES * IDS_IN_A_BOX));
      boxes.at(-1)?.write(id.replaceAll('-', ''), place * BYTES, 'hex');
      size += 1;
    },
    // PostgreSQL accepts a UUID without dashes.
    at: (item) => {
      const start = (item % IDS_IN_A_BOX) * BYTES;
      return boxes[Math.floor(item / IDS_IN_A_BOX)]?.toString('hex', start, start + BYTES) ?? '';
    },
  };
}
