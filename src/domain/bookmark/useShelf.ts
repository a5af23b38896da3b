import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import type { BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import { useServerData } from '../../api/useServerData.ts';
import { bookmarkKey, useBookmarkWishes } from '../../state/bookmarks.ts';
import { shelfQuery } from './bookmarkQueries.ts';

interface Shelf {
  /** Undefined until it has come. What was removed a moment ago is gone already. */
  shelf: BookmarkShelf | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function useShelf(): Shelf {
  const { data, isError, isFetching, refetch } = useServerData(shelfQuery);
  const wishes = useBookmarkWishes();
  useFreshShelf();

  const kept = <T extends { id: string }>(type: BookmarkableType, records: T[]): T[] =>
    records.filter(({ id }) => wishes.get(bookmarkKey({ type, id })) !== false);
  const shelf = data?.data;
  return {
    shelf: shelf && {
      clinics: kept('CLINIC', shelf.clinics),
      doctors: kept('DOCTOR', shelf.doctors),
      events: kept('EVENT', shelf.events),
      reviews: kept('REVIEW', shelf.reviews),
    },
    hasFailed: !shelf && isError && !isFetching,
    retry: () => void refetch(),
  };
}

/** Whoever comes back may have changed it in between, on this device or on another. */
function useFreshShelf(): void {
  const client = useAtomValue(queryClientAtom);
  useEffect(() => {
    const { queryKey } = shelfQuery;
    void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
  }, [client]);
}
