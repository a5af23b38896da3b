import type { QueryClient } from '@tanstack/query-core';
import { useEffect, useEffectEvent } from 'react';
import type { ApiKey } from '../../../contract/api.ts';
import type { StaffCounselCard, StaffNews } from '../../../contract/staff/staffCounsel.ts';
import { isNotFound } from '../../api/ApiError.ts';
import type { CallInput, Output } from '../../api/call.ts';
import { openStaffStream, staffBackgroundCall, staffQuery } from '../../api/staffCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { LIVE_ASK_MS } from '../../constants.ts';
import { followLive, type LiveChange } from '../../domain/live/followLive.ts';
import { useIsOperator } from '../console/useStaff.ts';
import { newsQuery } from '../counsel/news.ts';
import { useRing } from './sound.ts';

const CALENDAR = 'GET /staff/clinics/:id/calendar';
const SLOTS = 'GET /staff/clinics/:id/slots';
const LIST = 'GET /staff/counsels';
const COUNTS = 'GET /staff/counsel-counts';
const COUNSEL = 'GET /staff/counsels/:id';
const THREAD = 'GET /staff/counsels/:id/messages';

/**
 * Keeps inbox, calendar, threads and the number of news up to date while the console is open, and rings for what is
 * new. These calls do not extend the session of staff, who may be away.
 */
export function useStaffLive(): void {
  const client = useQueryClient();
  const isOperator = useIsOperator();
  const ring = useEffectEvent(useRing());
  useEffect(() => {
    if (isOperator) return;
    const missed: LiveChange[] = [];
    let again: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    /** The stream tells of each change once, and the next one may come in hours. */
    const showLater = (changes: readonly LiveChange[], cause: unknown) => {
      if (isLeft) return;
      // An open counsel that no longer exists is not read again.
      if (!isNotFound(cause)) missed.push(...changes);
      again ??= setTimeout(() => {
        again = undefined;
        void show(missed.splice(0), true);
      }, LIVE_ASK_MS);
    };
    const show = async (changes: readonly LiveChange[], isGap: boolean) => {
      let isDue = isGap || changes.length > 0;
      try {
        const { isOther, hasMore } = await refetchNews(client);
        isDue ||= isOther;
        if (hasMore) ring();
        await refetchChanged(client, changes, { isOther, isGap });
      } catch (cause) {
        console.error('The inbox was not brought up to date', cause);
        if (isDue) showLater(changes, cause);
      }
    };
    const stop = followLive({
      open: openStaffStream,
      onChanges: (changes) => {
        for (const id of idsOf(changes, ['message', 'read'])) void refetchThread(client, id);
        void show(changes, false);
      },
      onAsk: ({ isGap }) => {
        void refetchThread(client);
        void show([], isGap);
      },
      isForHidden: true,
    });
    return () => {
      isLeft = true;
      clearTimeout(again);
      stop();
    };
  }, [client, isOperator]);
}

const NUMBERS = ['unread', 'waiting', 'asking'] as const;

async function refetchNews(client: QueryClient) {
  const before = client.getQueryData<StaffNews>(newsQuery.queryKey);
  const now = await newsQuery.queryFn();
  client.setQueryData<StaffNews>(newsQuery.queryKey, now);
  if (!before) return { isOther: false, hasMore: false };
  // `mark` also rises with changes that leave the numbers equal, e.g. a move by a colleague. Null: none lately.
  const isChanged = now.mark !== null && now.mark !== before.mark;
  return {
    isOther: isChanged || NUMBERS.some((name) => now[name] !== before[name]),
    hasMore: NUMBERS.some((name) => now[name] > before[name]),
  };
}

async function refetchChanged(
  client: QueryClient,
  changes: readonly LiveChange[],
  { isOther, isGap }: { isOther: boolean; isGap: boolean },
): Promise<void> {
  await refetchCounsels(client, idsOf(changes, ['consent']));
  const hasCounsel = changes.some(({ kind }) => kind === 'counsel');
  if (!isOther && !isGap && !hasCounsel) return;
  await refetchShown(client, idsOf(changes, ['counsel']));
  // After a gap, and without a stream, nothing says what has changed.
  if (hasCounsel || isGap || changes.length === 0) await refetchDays(client);
}

/**
 * Loads the shown inbox, then the open counsel only if the inbox has a newer version of it, because each reading of a
 * counsel is recorded. Changes that do not raise the version, e.g. a new assignee, are copied from the row of the
 * inbox. If no shown page of the inbox has the open counsel, it is loaded when it is one of `changed`.
 */
async function refetchShown(client: QueryClient, changed: readonly string[]): Promise<void> {
  await refetchAll(client, COUNTS);
  const newest = new Map<string, StaffCounselCard>();
  for (const list of await refetchAll(client, LIST)) {
    for (const card of list.data) newest.set(card.id, card);
  }
  for (const { queryKey, state } of shownBy(client, COUNSEL)) {
    const known = (state.data as Output<typeof COUNSEL> | undefined)?.data;
    if (!known) continue;
    const card = newest.get(known.id);
    if (!card && changed.includes(known.id)) await refetchCounsels(client, [known.id]);
    if (!card || card.version < known.version) continue;
    if (card.version === known.version) {
      client.setQueryData(queryKey, { data: { ...known, ...card } });
      continue;
    }
    await refetchCounsels(client, [known.id]);
  }
}

/** Of these counsels, loads the open one again. The inbox does not say whether its member can answer. */
async function refetchCounsels(client: QueryClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const input = { params: { id } };
    const { queryKey } = staffQuery(COUNSEL, input);
    const isOpen = client.getQueryCache().find({ queryKey, type: 'active' }) !== undefined;
    if (isOpen) client.setQueryData(queryKey, await staffBackgroundCall(COUNSEL, input));
  }
}

const idsOf = (changes: readonly LiveChange[], kinds: readonly LiveChange['kind'][]) => [
  ...new Set(changes.flatMap(({ kind, counselId }) => (kinds.includes(kind) ? counselId : []))),
];

/** Loads the calendar and the taken seats that are shown. Other days load when they are shown again. */
async function refetchDays(client: QueryClient): Promise<void> {
  for (const key of [CALENDAR, SLOTS] as const) {
    const queryKey = [key];
    void client.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
    await refetchAll(client, key);
  }
}

/** Loads the shown answers of a call again, and returns them. */
async function refetchAll<K extends ApiKey>(client: QueryClient, key: K): Promise<Output<K>[]> {
  const answers: Output<K>[] = [];
  for (const { queryKey } of shownBy(client, key)) {
    const input = queryKey[1] as CallInput<K>; // as staffQuery made it
    const answer = await staffBackgroundCall(key, input);
    client.setQueryData(queryKey, answer);
    answers.push(answer);
  }
  return answers;
}

const shownBy = (client: QueryClient, key: ApiKey) =>
  client.getQueryCache().findAll({ queryKey: [key], type: 'active' });

const refetchThread = (client: QueryClient, id?: string) =>
  client.invalidateQueries({
    queryKey: id === undefined ? [THREAD] : [THREAD, { params: { id } }],
  });
