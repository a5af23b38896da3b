import type { QueryClient } from '@tanstack/query-core';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';
import { codeOf, type FailureCode, isUncertain } from '../../../api/ApiError.ts';
import { writeAtom } from '../../../api/queryAtoms.ts';
import { staffBackgroundCall, staffCall } from '../../../api/staffCall.ts';
import { counselQuery, readAgain, refetchInboxAndCalendar } from '../counselWrites.ts';
import type { InboxAction, InboxStep } from './inboxActions.ts';

/** How long steps can be undone. They are not sent before, because most moves cannot be taken back on the server. */
const HOLD_MS = 10_000;

export interface HeldSteps {
  /** The account that took them. */
  staffId: string;
  action: InboxAction;
  steps: readonly InboxStep[];
}

/** The steps that are not sent yet. */
export const heldStepsAtom = atom<HeldSteps | null>(null);

/** Resolves when all sent steps have arrived. */
const sendingAtom = atom<Promise<unknown>>(Promise.resolve());

/** The steps that are sent, until the list shows them. */
const sentStepsAtom = atom<readonly InboxStep[]>([]);

/** The steps that rows already show, before the list has them, by id of the counsel. */
export const shownStepsAtom = atom((get) => {
  const steps = [...get(sentStepsAtom), ...(get(heldStepsAtom)?.steps ?? [])];
  return new Map(steps.map((step) => [step.id, step]));
});

/** The result of a step. `isUnsure`: its answer was lost, and the counsel could not be looked up. */
interface Outcome {
  id: string;
  refused: FailureCode | null;
  isUnsure?: boolean;
}

export interface RefusedStep {
  staffId: string;
  code: string;
  reason: FailureCode;
  isUnsure: boolean;
}

/** Counsels that the server did not move, until staff have read why. Only the account that took the steps sees them. */
export const refusedStepsAtom = atom<readonly RefusedStep[]>([]);

const sendAtom = writeAtom(
  async (steps: readonly InboxStep[], client): Promise<readonly Outcome[]> => {
    const changes = steps.map(({ code: _, ...step }) => step);
    try {
      return (await staffCall('POST /staff/counsels/changes', { body: { changes } })).data;
    } catch (cause) {
      return await outcomesAfter(cause, steps);
    } finally {
      await refetchStepped(client, steps);
    }
  },
);

/**
 * The results after a failed call. If its answer may be lost, the client reads from the inbox which steps were made.
 */
async function outcomesAfter(
  error: unknown,
  steps: readonly InboxStep[],
): Promise<readonly Outcome[]> {
  const failure = codeOf(error);
  if (!isUncertain(error)) return steps.map(({ id }) => ({ id, refused: failure }));
  const cards = new Map<string, StaffCounselCard>();
  try {
    for (const { code } of steps) {
      const { data } = await staffBackgroundCall('GET /staff/counsels', { query: { code } });
      for (const card of data) cards.set(card.id, card);
    }
  } catch (cause) {
    console.error('The counsels were not looked up', cause);
  }
  return steps.map((step) => {
    const { id } = step;
    const card = cards.get(id);
    if (!card) return { id, refused: failure, isUnsure: true };
    if (isMade(step, card)) return { id, refused: null };
    return { id, refused: card.version === step.version ? failure : 'stale_version' };
  });
}

const isMade = (step: InboxStep, { state, noShow }: StaffCounselCard) =>
  'state' in step ? state === step.state : noShow !== null;

/** Reads the lists again, and the counsel that is open. Other counsels are read when they are opened. */
async function refetchStepped(client: QueryClient, steps: readonly InboxStep[]): Promise<void> {
  const isOpen = ({ id }: InboxStep) =>
    client.getQueryCache().find(counselQuery(id))?.isActive() ?? false;
  const reads = steps.filter(isOpen).map(({ id }) => readAgain(client, id));
  await Promise.allSettled([...reads, refetchInboxAndCalendar(client)]);
}

const sendStepsAtom = atom(null, async (get, set, { staffId, steps }: HeldSteps): Promise<void> => {
  set(sentStepsAtom, (others) => [...others, ...steps]);
  const outcomes = await get(sendAtom).mutateAsync(steps);
  const refused = steps.flatMap(({ id, code }): RefusedStep[] => {
    const outcome = outcomes.find((each) => each.id === id);
    if (!outcome?.refused) return [];
    const { refused: reason, isUnsure = false } = outcome;
    return [{ staffId, code, reason, isUnsure }];
  });
  // A counsel that was tried again has only its last result.
  const isOther = ({ code }: RefusedStep) => !steps.some((step) => step.code === code);
  set(refusedStepsAtom, (others) => [...others.filter(isOther), ...refused]);
  set(sentStepsAtom, (others) => others.filter((step) => !steps.includes(step)));
});

/** Sends the held steps, e.g. before staff sign out. Resolves when these and all earlier steps have arrived. */
export const sendHeldAtom = atom(null, async (get, set): Promise<void> => {
  const held = get(heldStepsAtom);
  if (held) {
    set(heldStepsAtom, null);
    set(sendingAtom, Promise.all([get(sendingAtom), set(sendStepsAtom, held)]));
  }
  await get(sendingAtom);
});

/** Holds new steps and sends those that were held before. */
export const holdStepsAtom = atom(null, (_, set, held: HeldSteps) => {
  void set(sendHeldAtom);
  set(heldStepsAtom, held);
});

export const undoStepsAtom = atom(null, (_, set) => set(heldStepsAtom, null));

/** Sends held steps after their time. After a pause the whole time runs again. */
export function useHoldTimer(held: HeldSteps, isPaused: boolean): void {
  const send = useSetAtom(sendHeldAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other held steps get their own time
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => void send(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [held, isPaused, send]);
}

/** Sends held steps when staff leave the inbox or the window. */
export function useHeldSteps(): HeldSteps | null {
  const held = useAtomValue(heldStepsAtom);
  const send = useSetAtom(sendHeldAtom);
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
