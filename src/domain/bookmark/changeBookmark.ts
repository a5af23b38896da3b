import type { QueryClient } from '@tanstack/query-core';
import type { Bookmark } from '../../../contract/bookmark.ts';
import { codeOf } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { listOf } from '../../lib/list.ts';
import type { BookmarkTarget } from '../../state/bookmarks.ts';
import { bookmarkQuery } from './bookmarkQueries.ts';

/** Adds or removes a bookmark, and refetches it in both cases. */
export async function changeBookmark(
  client: QueryClient,
  target: BookmarkTarget,
  isWanted: boolean,
): Promise<void> {
  const { queryKey } = bookmarkQuery(target);
  try {
    const data = isWanted ? [await add(target)] : await remove(client, target);
    client.setQueryData(queryKey, { data });
  } finally {
    void client.invalidateQueries({ queryKey });
  }
}

async function add({ type, id }: BookmarkTarget): Promise<Bookmark> {
  const body = { bookmarkableId: id, bookmarkableType: type };
  return (await memberCall('POST /member/bookmarks', { body })).data;
}

/** A bookmark is deleted by its own id, which the heart of a card does not know yet. */
async function remove(client: QueryClient, target: BookmarkTarget): Promise<Bookmark[]> {
  const { queryKey, queryFn } = bookmarkQuery(target);
  // No retries: after a failure the heart must fall back at once.
  const lookUp = { queryKey, queryFn, staleTime: 0, retry: false };
  const asked = client.getQueryData<{ data: Bookmark[] }>(queryKey);
  const known = asked && listOf(asked)[0];
  if (known && (await hasRemoved(known))) return [];
  const [bookmark] = listOf(await client.fetchQuery(lookUp));
  if (bookmark) await hasRemoved(bookmark);
  return [];
}

/** False if it was already removed elsewhere: a new bookmark with another id may exist since then. */
async function hasRemoved({ id }: Bookmark): Promise<boolean> {
  try {
    await memberCall('DELETE /member/bookmarks/:id', { params: { id } });
    return true;
  } catch (cause) {
    if (codeOf(cause) !== 'not_found') throw cause;
    return false;
  }
}
