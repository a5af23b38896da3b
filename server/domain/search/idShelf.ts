/** Ids in the order of an index. */
export interface IdShelf {
  add(id: string): void;
  at(item: number): string;
}

/** For the few words of the taxonomy. */
export function wordShelf(): IdShelf {
  const words: string[] = [];
  return { add: (id) => words.push(id), at: (item) => words[item] ?? '' };
}

const BYTES = 16;
const IDS_IN_A_BOX = 4_096;

/** For records: 400,000 UUIDs as strings would take 24 MB, as bytes they take 6. */
export function uuidShelf(): IdShelf {
  const boxes: Buffer[] = [];
  let size = 0;
  return {
    add: (id) => {
      const place = size % IDS_IN_A_BOX;
      if (place === 0) boxes.push(Buffer.alloc(BYTES * IDS_IN_A_BOX));
      boxes.at(-1)?.write(id.replaceAll('-', ''), place * BYTES, 'hex');
      size += 1;
    },
    // Without its dashes a UUID is still one for the database.
    at: (item) => {
      const start = (item % IDS_IN_A_BOX) * BYTES;
      return boxes[Math.floor(item / IDS_IN_A_BOX)]?.toString('hex', start, start + BYTES) ?? '';
    },
  };
}
