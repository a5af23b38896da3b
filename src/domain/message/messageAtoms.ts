import type { QueryClient } from '@tanstack/query-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Message } from '../../../contract/message.ts';
import { answerOf } from '../../api/answerOf.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { callsOfMember, memberCall } from '../../api/memberCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerData } from '../../api/useServerData.ts';
import { type Answer, dataOf } from '../../lib/answer.ts';
import { isConsentMissing } from '../consent/consentAtoms.ts';
import { counselListQuery, counselQuery } from '../counsel/counselAtoms.ts';
import type { ComposerForm } from './composerForm.ts';
import { sendForm } from './sendForm.ts';
import { joined, type LoadedThread, loadThread, withMessage } from './thread.ts';

type Thread = LoadedThread<Message>;

const keyOf = (id: string) => ['GET /member/counsels/:id/messages', { params: { id } }] as const;

const threadQuery = (client: QueryClient, id: string) => ({
  queryKey: keyOf(id),
  queryFn: () =>
    loadThread<Message>({
      ask: (after) =>
        memberCall('GET /member/counsels/:id/messages', { params: { id }, query: { after } }),
      shown: () => client.getQueryData<Thread>(keyOf(id)),
    }),
});

/** The thread of a counsel. Showing it marks the messages of the clinic as read. */
export function useThread(id: string): Answer<Thread> {
  const client = useQueryClient();
  const result = useServerData(threadQuery(client, id));
  const answer = answerOf(result);
  const { dataUpdatedAt } = result;
  const newest = dataOf(answer)?.data.findLast(({ by }) => by === 'staff')?.number ?? 0;
  const read = dataOf(answer)?.read.member ?? 0;
  const { mutateAsync: markRead } = useMarkRead(id);
  const seen = useRef<number | null>(null);

  const markNewest = useEffectEvent(() => {
    markRead(newest).catch((cause) => console.error('Messages were not marked as read', cause));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the next answer tries again
  useEffect(() => {
    if (newest > read) markNewest();
  }, [newest, read, dataUpdatedAt]);

  useEffect(() => {
    if (answer.state !== 'ready') return;
    // The clinic may have changed the state together with its message.
    if (seen.current !== null && newest > seen.current) {
      void client.invalidateQueries({ queryKey: counselQuery(id).queryKey });
    }
    seen.current = newest;
  }, [client, id, answer.state, newest]);

  return answer;
}

const useMarkRead = writesById(async (id, until: number, client): Promise<void> => {
  await memberCall('POST /member/counsels/:id/read', { params: { id }, body: { until } });
  client.setQueryData<Thread>(
    keyOf(id),
    (thread) => thread && joined(thread, { ...thread, read: { member: until, staff: 0 } }),
  );
  void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
  void client.invalidateQueries({ ...counselQuery(id), refetchType: 'none' });
});

/** Sends what is in the composer. The message is shown at once. */
export const useSendMessage = writesById((id, form: ComposerForm, client) => {
  const call = callsOfMember();
  return sendForm(form, call, async (body, idempotencyKey) => {
    const key = 'POST /member/counsels/:id/messages';
    const { data } = await call(key, { params: { id }, body }, { idempotencyKey }).catch(
      (cause: unknown) => {
        // The page still believes that the member agrees.
        if (isConsentMissing(cause)) void client.invalidateQueries(counselQuery(id));
        throw cause;
      },
    );
    client.setQueryData<Thread>(keyOf(id), (thread) => withMessage(thread, data));
  });
});
