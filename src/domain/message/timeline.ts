/** A change of the state, or a message. */
export type Entry<C, M> =
  | { kind: 'change'; at: string; change: C }
  | { kind: 'message'; at: string; message: M };

/** Changes and messages in the order of their times; at the same moment the change comes first. */
export function entriesOf<C extends { at: string }, M extends { at: string }>(
  changes: readonly C[],
  messages: readonly M[],
): Entry<C, M>[] {
  const all: Entry<C, M>[] = [
    ...changes.map((change) => ({ kind: 'change' as const, at: change.at, change })),
    ...messages.map((message) => ({ kind: 'message' as const, at: message.at, message })),
  ];
  return all.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The last message of one side that the other side has read. */
export const lastRead = (
  { data, read }: { data: readonly { number: number; by: string }[]; read: ReadNumbers },
  side: 'member' | 'staff',
): number | undefined => {
  const until = side === 'member' ? read.staff : read.member;
  return data.findLast(({ by, number }) => by === side && number <= until)?.number;
};

interface ReadNumbers {
  member: number;
  staff: number;
}
