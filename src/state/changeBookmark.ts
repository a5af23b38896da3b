import type { QueryClient } from '@tanstack/query-core';
import type { Bookmark } from '../../contract/bookmark.ts';
import type { RecordName } from '../../contract/plain/records.ts';
import { codeOf } from '../api/ApiError.ts';
import { callsOfMember, type memberCall } from '../api/memberCall.ts';
import { listOf } from '../lib/list.ts';
import { bookmarkQuery, bookmarksQuery } from './bookmarkQueries.ts';

export interface BookmarkChange {
  /** Who has pressed. */
  memberId: string;
  target: RecordName;
  isWanted: boolean;
}

/**
 * Adds or removes a bookmark, and changes the answers that hearts show: the refetch after it may fail. The bookmark of
 * the record is fetched again here, also after a failure.
 */
export async function changeBookmark(
  client: QueryClient,
  { memberId, target, isWanted }: BookmarkChange,
): Promise<void> {
  const { queryKey } = bookmarkQuery(target);
  const call = callsOfMember(memberId);
  try {
    const data = isWanted ? [await add(call, target)] : await remove(client, call, target);
    client.setQueryData(queryKey, { data });
    client.setQueryData<{ data: Bookmark[] }>(
      bookmarksQuery.queryKey,
      (all) => all && { data: [...listOf(all).filter((each) => !isOf(each, target)), ...data] },
    );
  } finally {
    void client.invalidateQueries({ queryKey });
  }
}

async function add(call: typeof memberCall, { type, id }: RecordName): Promise<Bookmark> {
  const body = { bookmarkableId: id, bookmarkableType: type };
  return (await call('POST /member/bookmarks', { body })).data;
}

/** A bookmark is deleted by its own id. It is looked up if it is unknown or was removed elsewhere. */
async function remove(
  client: QueryClient,
  call: typeof memberCall,
  target: RecordName,
): Promise<Bookmark[]> {
  const known = knownBookmark(client, target);
  if (known && (await tryRemove(call, known))) return [];
  // No retries: after a failure the heart must fall back at once.
  const lookUp = { ...bookmarkQuery(target), staleTime: 0, retry: false };
  const [bookmark] = listOf(await client.fetchQuery(lookUp));
  if (bookmark) await tryRemove(call, bookmark);
  return [];
}

function knownBookmark(client: QueryClient, target: RecordName): Bookmark | undefined {
  const own = client.getQueryData<{ data: Bookmark[] }>(bookmarkQuery(target).queryKey);
  if (own) return listOf(own)[0];
  const all = client.getQueryData<{ data: Bookmark[] }>(bookmarksQuery.queryKey);
  return all && listOf(all).find((each) => isOf(each, target));
}

const isOf = ({ bookmarkableType, bookmarkableId }: Bookmark, { type, id }: RecordName) =>
  bookmarkableType === type && bookmarkableId === id;

/** False if it was already removed elsewhere. Since then there may be a new bookmark with another id. */
async function tryRemove(call: typeof memberCall, { id }: Bookmark): Promise<boolean> {
  try {
    await call('DELETE /member/bookmarks/:id', { params: { id } });
    return true;
  } catch (cause) {
    if (codeOf(cause) !== 'not_found') throw cause;
    return false;
  }
}
