import { useAtomValue } from 'jotai';
import type { RecordName } from '../../../contract/plain/records.ts';
import { atomsByInput, useAtomOf } from '../../api/atomsByInput.ts';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import { listOf } from '../../lib/list.ts';
import { bookmarkQuery } from '../../state/bookmarkQueries.ts';
import { bookmarkChangesAtom, bookmarkKey } from '../../state/bookmarksAtom.ts';
import { sessionAtom } from '../../state/sessionAtom.ts';
import { useSession } from '../session/useSession.ts';

interface Asked extends RecordName {
  /** False in a preview and while the record loads. */
  mayAsk: boolean;
}

const bookmarkAtoms = atomsByInput(({ mayAsk, ...target }: Asked) =>
  atomWithQuery((get) => ({
    ...bookmarkQuery(target),
    enabled: mayAsk && get(sessionAtom).state === 'member',
  })),
);

/** Whether the record of a detail page is bookmarked. False for guests. */
export function useBookmarkOf({ type, id }: RecordName, mayAsk: boolean): boolean {
  const isMember = useSession().state === 'member';
  const { data } = useAtomOf(bookmarkAtoms, { type, id, mayAsk });
  const wanted = useAtomValue(bookmarkChangesAtom).get(bookmarkKey({ type, id }));
  if (!isMember || !mayAsk) return false;
  return wanted ?? (data ? listOf(data).length > 0 : false);
}
