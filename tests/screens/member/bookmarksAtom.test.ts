import { expect, it } from 'vitest';
import type { Bookmark } from '../../../contract/bookmark.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { bookmarkQuery, bookmarksQuery } from '../../../src/state/bookmarkQueries.ts';
import {
  type BookmarkTarget,
  bookmarksAtom,
  toggleBookmarkAtom,
} from '../../../src/state/bookmarksAtom.ts';
import { sessionAtom } from '../../../src/state/sessionAtom.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { expectConsole } from '../../support/setup/console.ts';

const CLINIC: BookmarkTarget = { type: 'CLINIC', id: '01900000-0000-7000-8000-00000000000a' };
const DOCTOR: BookmarkTarget = { type: 'DOCTOR', id: '01900000-0000-7000-8000-00000000000a' };
const KEY = `CLINIC/${CLINIC.id}`;
const bookmark = (id: string, { type, id: bookmarkableId }: BookmarkTarget): Bookmark => ({
  id,
  bookmarkableId,
  bookmarkableType: type,
});

/** A member's bookmarks on a server, and the state of the app without a screen. */
async function openShelf(kept: Bookmark[]) {
  const { id: memberId } = logIn();
  const shelf = { rows: kept };
  const lists = mockEndpoint('GET /member/bookmarks/keys', () => ({ data: shelf.rows }));
  const added = mockEndpoint('POST /member/bookmarks', ({ body }) => {
    const row = { id: `new-${shelf.rows.length}`, ...body };
    shelf.rows = [...shelf.rows, row];
    return { data: row };
  });
  const lookedUp = mockEndpoint('GET /member/bookmarks/:type/:id', () => ({
    data: shelf.rows.slice(0, 1),
  }));
  const removed = mockEndpoint('DELETE /member/bookmarks/:id', ({ params: { id } }) => {
    const isThere = shelf.rows.some((row) => row.id === id);
    shelf.rows = shelf.rows.filter((row) => row.id !== id);
    return isThere ? {} : refusal('not_found');
  });
  const client = createQueryClient();
  const store = createAppStore({ config: testClientConfig, answers: null }, client);
  store.sub(bookmarksAtom, () => undefined);
  const shown = () => Object.fromEntries(store.get(bookmarksAtom));
  const own = (target: BookmarkTarget) => client.getQueryData(bookmarkQuery(target).queryKey);
  const outcomes: string[] = [];
  const press = (target: BookmarkTarget, isBookmarked: boolean) =>
    store.set(toggleBookmarkAtom, {
      memberId,
      target,
      isBookmarked,
      onChanged: (outcome) => outcomes.push(outcome),
    });
  await expect.poll(() => lists.length).toBe(1);
  await expect.poll(() => Object.keys(shown()).length).toBe(kept.length);
  const removedIds = () => removed.map(({ params }) => params.id);
  return { client, shelf, lists, added, lookedUp, removedIds, shown, own, press, outcomes };
}

it('BKM-04 the bookmarks of a member are known by record', async () => {
  const { shown } = await openShelf([bookmark('1', CLINIC), bookmark('2', DOCTOR)]);
  expect(shown()).toEqual({ [KEY]: '1', [`DOCTOR/${DOCTOR.id}`]: '2' });
});

it('BKM-08 a bookmark shows before the server has given it an id', async () => {
  const { added, lists, shown, own, press, outcomes } = await openShelf([bookmark('2', DOCTOR)]);
  const pressed = press(CLINIC, false);
  expect(shown()).toEqual({ [`DOCTOR/${DOCTOR.id}`]: '2', [KEY]: 'pending' });
  await pressed;
  expect(added).toEqual([{ body: { bookmarkableId: CLINIC.id, bookmarkableType: 'CLINIC' } }]);
  expect(own(CLINIC)).toEqual({ data: [bookmark('new-1', CLINIC)] });
  await expect.poll(() => shown()[KEY]).toBe('new-1');
  expect([outcomes, lists.length]).toEqual([['added'], 2]);
});

it('BKM-08 a bookmark that the member has made elsewhere keeps its id', async () => {
  const { shown, press } = await openShelf([bookmark('1', CLINIC)]);
  const pressed = press(CLINIC, false);
  expect(shown()).toEqual({ [KEY]: '1' });
  await pressed;
});

it('BKM-10 a bookmark is removed by its own id, and disappears at once', async () => {
  const shelf = await openShelf([bookmark('2', DOCTOR), bookmark('1', CLINIC)]);
  const pressed = shelf.press(CLINIC, true);
  expect(shelf.shown()).toEqual({ [`DOCTOR/${DOCTOR.id}`]: '2' });
  await pressed;
  expect(shelf.removedIds()).toEqual(['1']);
  expect([shelf.outcomes, shelf.lookedUp, shelf.own(CLINIC)]).toEqual([
    ['removed'],
    [],
    { data: [] },
  ]);
});

it('ENT-13 BKM-10 a bookmark of a list in `data.data` is removed by its own id', async () => {
  const shelf = await openShelf([bookmark('1', CLINIC)]);
  shelf.client.setQueryData(bookmarksQuery.queryKey, { data: { data: [bookmark('1', CLINIC)] } });
  await shelf.press(CLINIC, true);
  expect(shelf.removedIds()).toEqual(['1']);
});

it('BKM-10 the answer about this record counts before the list of all of them', async () => {
  const shelf = await openShelf([bookmark('1', CLINIC)]);
  shelf.client.setQueryData(bookmarkQuery(CLINIC).queryKey, { data: [bookmark('7', CLINIC)] });
  shelf.shelf.rows = [bookmark('7', CLINIC)];
  await shelf.press(CLINIC, true);
  expect(shelf.removedIds()).toEqual(['7']);
});

it('BKM-10 a bookmark that was made again elsewhere is looked up and removed', async () => {
  const shelf = await openShelf([bookmark('1', CLINIC)]);
  shelf.shelf.rows = [bookmark('9', CLINIC)];
  await shelf.press(CLINIC, true);
  expect(shelf.lookedUp).toEqual([{ params: { type: 'clinic', id: CLINIC.id } }]);
  expect([shelf.removedIds(), shelf.shelf.rows]).toEqual([['1', '9'], []]);
  expect(shelf.own(CLINIC)).toEqual({ data: [] });
});

it('BKM-10 a bookmark that no answer has named yet is looked up and removed', async () => {
  const shelf = await openShelf([bookmark('1', CLINIC)]);
  shelf.client.removeQueries({ queryKey: bookmarksQuery.queryKey });
  await shelf.press(CLINIC, true);
  expect([shelf.lookedUp.length, shelf.removedIds()]).toEqual([1, ['1']]);
});

it('ERR-03 a bookmark that cannot be looked up fails at once, so that the heart falls back', async () => {
  expectConsole(/GET \/member\/bookmarks\/:type\/:id failed: internal/);
  const shelf = await openShelf([bookmark('1', CLINIC)]);
  shelf.shelf.rows = [];
  const lookedUp = mockEndpoint('GET /member/bookmarks/:type/:id', refusal('internal'));
  await expect(shelf.press(CLINIC, true)).rejects.toMatchObject({ code: 'internal' });
  expect(lookedUp).toHaveLength(1);
});

it('AUTH-21 a guest has no bookmarks, also when an answer about the member is still there', async () => {
  const asked = mockEndpoint('GET /member/bookmarks/keys', { data: [] });
  const client = createQueryClient();
  const store = createAppStore({ config: testClientConfig, answers: null }, client);
  store.sub(bookmarksAtom, () => undefined);
  await expect.poll(() => store.get(sessionAtom).state).toBe('guest');
  client.setQueryData(bookmarksQuery.queryKey, { data: [bookmark('1', CLINIC)] });
  expect([store.get(bookmarksAtom).size, asked.length]).toEqual([0, 0]);
});

it('BKM-10 a bookmark that was removed elsewhere is gone, which is no failure', async () => {
  const shelf = await openShelf([bookmark('1', CLINIC)]);
  shelf.shelf.rows = [];
  await shelf.press(CLINIC, true);
  expect([shelf.removedIds(), shelf.outcomes]).toEqual([['1'], ['removed']]);
});

it('BKM-10 what was tapped last counts: the removal waits for the bookmark that it undoes', async () => {
  const shelf = await openShelf([]);
  const pressed = shelf.press(CLINIC, false);
  await shelf.press(CLINIC, false);
  expect(shelf.shown()).toEqual({});
  await pressed;
  expect([shelf.added.length, shelf.removedIds()]).toEqual([1, ['new-0']]);
  expect(shelf.outcomes).toEqual(['removed']);
});

it('BKM-13 three quick taps are one bookmark, added once', async () => {
  const shelf = await openShelf([]);
  await Promise.all([1, 2, 3].map(() => shelf.press(CLINIC, false)));
  expect([shelf.added.length, shelf.removedIds(), shelf.outcomes]).toEqual([1, [], ['added']]);
});

it('BKM-10 a tap in the moment when the call before it has ended is sent, too', async () => {
  const shelf = await openShelf([]);
  await shelf.press(CLINIC, false);
  await shelf.press(CLINIC, true);
  expect(shelf.removedIds()).toEqual(['new-0']);
});

it('ERR-03 a change that failed is forgotten, and read again from the server', async () => {
  const shelf = await openShelf([bookmark('1', CLINIC)]);
  mockEndpoint('DELETE /member/bookmarks/:id', refusal('forbidden'));
  await expect(shelf.press(CLINIC, true)).rejects.toMatchObject({ code: 'forbidden' });
  await expect.poll(shelf.shown).toEqual({ [KEY]: '1' });
  expect([shelf.outcomes, shelf.lookedUp]).toEqual([[], []]);
});

it('ERR-03 a change that succeeded shows also when the bookmarks cannot be read again after it', async () => {
  expectConsole(/GET \/member\/bookmarks\/keys failed: invalid_input/);
  const { shown, press, outcomes } = await openShelf([bookmark('2', DOCTOR)]);
  const other = { [`DOCTOR/${DOCTOR.id}`]: '2' };
  const refused = mockEndpoint('GET /member/bookmarks/keys', refusal('invalid_input'));
  await press(CLINIC, false);
  expect([shown(), outcomes, refused.length]).toEqual([{ ...other, [KEY]: 'new-1' }, ['added'], 1]);
  await press(CLINIC, true);
  expect([shown(), outcomes, refused.length]).toEqual([other, ['added', 'removed'], 2]);
});

it('hearts and lists of bookmarks are read again after a change, other answers are not', async () => {
  const { client, press } = await openShelf([]);
  const others = [['GET /member/bookmarks', {}], ['GET /member/counsels', {}], ['GET /public/x']];
  for (const key of others) client.setQueryData(key, 'x');
  client.setQueryData(bookmarkQuery(DOCTOR).queryKey, { data: [] });
  await press(CLINIC, false);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(others.map(isStale)).toEqual([true, false, false]);
  expect(isStale(bookmarkQuery(CLINIC).queryKey)).toBe(true);
  expect(isStale(bookmarkQuery(DOCTOR).queryKey)).toBe(false);
});
