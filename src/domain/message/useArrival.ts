import { useEffect, useState } from 'react';

interface Writing {
  data: readonly { by: 'member' | 'staff'; number: number }[];
}

/** Whether the other side has written since the thread was shown. */
export function useArrival(thread: Writing | undefined, other: 'member' | 'staff'): boolean {
  const newest = thread && (thread.data.findLast(({ by }) => by === other)?.number ?? 0);
  const [first, setFirst] = useState<number>();
  useEffect(() => {
    if (newest !== undefined) setFirst((known) => known ?? newest);
  }, [newest]);
  return first !== undefined && newest !== undefined && newest > first;
}
