import type { QueryClient } from '@tanstack/query-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReadReason } from '../../../contract/plain/enums.ts';
import type { StaffMessage } from '../../../contract/staff/staffMessage.ts';
import { answerOf } from '../../api/answerOf.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { callsOfStaff, staffBackgroundCall, staffCall, staffQuery } from '../../api/staffCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerData } from '../../api/useServerData.ts';
import type { ComposerForm } from '../../domain/message/composerForm.ts';
import { sendForm } from '../../domain/message/sendForm.ts';
import { joined, type LoadedThread, loadThread, withMessage } from '../../domain/message/thread.ts';
import { type Answer, dataOf } from '../../lib/answer.ts';
import { refetchLists } from '../staffAnswers.ts';

export type StaffThread = LoadedThread<StaffMessage>;

const KEY = 'GET /staff/counsels/:id/messages';
const keyOf = (id: string) => [KEY, { params: { id } }] as const;

/** The first call extends the session, because a person has opened the counsel. Those that follow by themselves do not. */
const threadQuery = (client: QueryClient, id: string) => ({
  queryKey: keyOf(id),
  queryFn: () => {
    const shown = () => client.getQueryData<StaffThread>(keyOf(id));
    const call = shown() ? staffBackgroundCall : staffCall;
    const ask = (after: string) => call(KEY, { params: { id }, query: { after } });
    return loadThread<StaffMessage>({ ask, shown });
  },
});

/** The thread of a counsel, for staff of its clinic. What a person sees is marked as read. */
export function useStaffThread(id: string): Answer<StaffThread> {
  const client = useQueryClient();
  const answer = answerOf(useServerData(threadQuery(client, id)));
  const thread = dataOf(answer);
  const newest = thread?.data.findLast(({ by }) => by === 'member')?.number ?? 0;
  const isUnread = newest > (thread?.read.staff ?? 0);
  const { mutateAsync: markRead } = useMarkRead(id);
  const isFirst = useRef(true);
  const markNewest = useEffectEvent(() => {
    markRead(newest).catch((cause) => console.error('Messages were not marked as read', cause));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message
  useEffect(() => {
    if (!thread) return;
    const isOpened = isFirst.current;
    isFirst.current = false;
    if (!isUnread) return;
    if (isOpened) return markNewest();
    // The message arrived by itself: wait until a person uses the page.
    return onceActive(markNewest);
  }, [thread === undefined, isUnread, newest]);

  return answer;
}

function onceActive(run: () => void): () => void {
  const ending = new AbortController();
  const act = () => {
    ending.abort();
    run();
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(event, act, { signal: ending.signal });
  }
  return () => ending.abort();
}

const useMarkRead = writesById(async (id, until: number, client): Promise<void> => {
  await staffCall('POST /staff/counsels/:id/read', { params: { id }, body: { until } });
  client.setQueryData<StaffThread>(
    keyOf(id),
    (thread) => thread && joined(thread, { ...thread, read: { member: 0, staff: until } }),
  );
  void refetchLists(client, 'GET /staff/counsels');
});

/** Sends what is in the composer. The message is shown at once. */
export const useSendStaffMessage = writesById((id, form: ComposerForm, client) => {
  const call = callsOfStaff();
  return sendForm(form, call, async (body, idempotencyKey) => {
    const key = 'POST /staff/counsels/:id/messages';
    const { data } = await call(key, { params: { id }, body }, { idempotencyKey });
    client.setQueryData<StaffThread>(keyOf(id), (thread) => withMessage(thread, data));
  });
});

/** For operators: read once, because each reading is recorded with its reason. */
export const operatorThreadQuery = (id: string, reason: ReadReason) => ({
  queryKey: [KEY, { params: { id }, reason }] as const,
  queryFn: () => {
    const ask = (after: string) =>
      staffQuery(KEY, { params: { id }, query: { after, reason } }).queryFn();
    return loadThread<StaffMessage>({ ask, shown: () => undefined });
  },
  staleTime: Number.POSITIVE_INFINITY,
});
