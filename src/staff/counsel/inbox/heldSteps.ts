import type { QueryClient } from '@tanstack/query-core';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { CounselStepResult } from '../../../../contract/staffCounsel.ts';
import { codeOf, type FailureCode } from '../../../api/ApiError.ts';
import type { CallInput } from '../../../api/call.ts';
import { atomWithMutation } from '../../../api/queryAtoms.ts';
import { staffCall } from '../../../api/staffCall.ts';
import { refetchInboxAndCalendar } from '../counselWrites.ts';
import type { InboxAction, InboxStep } from './inboxActions.ts';

/** How long steps can be undone. They are held here for so long, because counsels do not move backwards. */
const HOLD_MS = 10_000;

export interface HeldSteps {
  action: InboxAction;
  steps: readonly InboxStep[];
}

/** The steps that are not sent yet. */
export const heldStepsAtom = atom<HeldSteps | null>(null);

/** The steps that are sent, until the list shows them. */
const sentStepsAtom = atom<readonly InboxStep[]>([]);

/** The steps that rows show although the list does not have them yet, by id. */
export const steppedAtom = atom((get) => {
  const steps = [...get(sentStepsAtom), ...(get(heldStepsAtom)?.steps ?? [])];
  return new Map(steps.map((step) => [step.id, step]));
});

export interface RefusedStep {
  code: string;
  reason: FailureCode;
}

/** Counsels that the server did not move, until staff have read why. */
export const refusedStepsAtom = atom<readonly RefusedStep[]>([]);

const sendAtom = atomWithMutation(() => ({
  mutationFn: async (steps: readonly InboxStep[], { client }): Promise<CounselStepResult[]> => {
    const changes = steps.map(({ code: _, ...step }) => step);
    try {
      return (await staffCall('POST /staff/counsels/changes', { body: { changes } })).data;
    } finally {
      await refetchStepped(client, new Set(steps.map(({ id }) => id)));
    }
  },
}));

/** The lists, and the counsels themselves: an open one now, the others when they are opened. */
async function refetchStepped(client: QueryClient, ids: ReadonlySet<string>): Promise<void> {
  const key = 'GET /staff/counsels/:id';
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === key && ids.has((queryKey[1] as CallInput<typeof key>).params.id),
  });
  await refetchInboxAndCalendar(client);
}

/** Sends what is held, e.g. before staff sign out. */
export const sendHeldAtom = atom(null, async (get, set): Promise<void> => {
  const held = get(heldStepsAtom);
  if (!held) return;
  const { steps } = held;
  set(heldStepsAtom, null);
  set(sentStepsAtom, (others) => [...others, ...steps]);
  const refuse = (reasonOf: (step: InboxStep) => FailureCode | null) =>
    set(refusedStepsAtom, (others) => [
      ...others,
      ...steps.flatMap((step) => {
        const reason = reasonOf(step);
        return reason === null ? [] : [{ code: step.code, reason }];
      }),
    ]);
  try {
    const results = await get(sendAtom).mutateAsync(steps);
    refuse(({ id }) => results.find((result) => result.id === id)?.refused ?? null);
  } catch (cause) {
    refuse(() => codeOf(cause));
  } finally {
    set(sentStepsAtom, (others) => others.filter((step) => !steps.includes(step)));
  }
});

/** Holds steps. Those before them are sent. */
export const holdStepsAtom = atom(null, (_, set, held: HeldSteps) => {
  void set(sendHeldAtom);
  set(heldStepsAtom, held);
});

export const undoStepsAtom = atom(null, (_, set) => set(heldStepsAtom, null));

/** Sends held steps after their time, and when staff leave the inbox or the window. */
export function useHeldSteps(): HeldSteps | null {
  const held = useAtomValue(heldStepsAtom);
  const send = useSetAtom(sendHeldAtom);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => void send(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [held, send]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void send();
    };
    const leavePage = () => void send();
    addEventListener('pagehide', leavePage);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leavePage);
      document.removeEventListener('visibilitychange', leave);
      void send();
    };
  }, [send]);
  return held;
}
