import { useState } from 'react';

interface Writing {
  data: readonly { by: 'member' | 'staff'; number: number }[];
}

/**
 * The number of the newest message that the other side has written since the thread was shown; null if there is none.
 * It is the React key of the sentence "new message", so a screen reader reads that sentence again for each message.
 */
export function useArrival(thread: Writing | undefined, other: 'member' | 'staff'): number | null {
  const newest = thread && (thread.data.findLast(({ by }) => by === other)?.number ?? 0);
  const [first, setFirst] = useState<number>();
  if (first === undefined && newest !== undefined) setFirst(newest);
  return first !== undefined && newest !== undefined && newest > first ? newest : null;
}
