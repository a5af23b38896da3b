import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';
import { showToast } from '../../../widgets/toast/showToast.ts';
import { useStaff } from '../../console/useStaff.ts';
import { heldStepsAtom, holdStepsAtom, shownStepsAtom, undoStepsAtom } from './heldSteps.ts';
import { type InboxAction, stepsOf, whyNone } from './inboxActions.ts';
import { focusedRow, focusRow, isFocusMovedTo, rowAfter, rowsBetween } from './rows.ts';

/** The shown counsels: which are ticked, which has the focus, and the actions. */
export function useInboxRows(counsels: readonly StaffCounselCard[], openId: string | undefined) {
  const { t } = useTranslation('staff');
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set());
  const stepped = useAtomValue(shownStepsAtom);
  const held = useAtomValue(heldStepsAtom);
  const hold = useSetAtom(holdStepsAtom);
  const undoSteps = useSetAtom(undoStepsAtom);
  const lastTicked = useRef('');
  const tickedBefore = useRef(tickedIds);
  const { id: staffId } = useStaff();
  const ticked = counsels.filter(({ id }) => tickedIds.has(id) && !stepped.has(id));

  /** The focused row; without one, the open counsel. */
  const place = () => focusedRow(counsels) ?? counsels.find(({ id }) => id === openId);
  /** The counsel that a key means. A row that no person has chosen is none. */
  const current = () => {
    const row = place();
    return row && isFocusMovedTo(row) ? undefined : row;
  };

  /** A range goes from the row that was ticked or unticked last. */
  const tick = (id: string, isRange = false) => {
    const next = new Set(tickedIds);
    const meant = isRange ? rowsBetween(counsels, lastTicked.current, id) : [{ id }];
    for (const row of meant) {
      if (tickedIds.has(id)) next.delete(row.id);
      else next.add(row.id);
    }
    lastTicked.current = id;
    setTickedIds(next);
  };

  /** Acts on the ticked counsels, or on the current one. The next row gets the focus. */
  const act = (action: InboxAction) => {
    const meant = ticked.length > 0 ? ticked : counsels.filter((row) => row === current());
    const open = meant.filter(({ id }) => !stepped.has(id));
    const now = new Date();
    const steps = stepsOf(action, open, now);
    if (steps.length === 0) {
      return showToast('info', t(`inbox.nothingTo.${whyNone(action, open, now)}`));
    }
    const acted = new Set(steps.map(({ id }) => id));
    hold({ staffId, action, steps });
    tickedBefore.current = tickedIds;
    setTickedIds(new Set());
    focusRow(rowAfter(counsels, ({ id }) => acted.has(id) || stepped.has(id), steps));
  };

  /** The rows are ticked again. */
  const undo = () => {
    if (!held) return;
    undoSteps();
    setTickedIds(new Set([...tickedIds, ...tickedBefore.current]));
  };

  const move = (direction: 1 | -1) => {
    const row = place();
    // From a row that is gone, J goes to the row that took its place.
    const step = row && isFocusMovedTo(row) && direction === 1 ? 0 : direction;
    const next = row ? counsels.indexOf(row) + step : 0;
    focusRow(counsels[Math.min(Math.max(next, 0), counsels.length - 1)]);
  };

  return {
    ticked,
    stepped,
    isTicked: (id: string) => tickedIds.has(id),
    tick,
    tickCurrent: () => {
      const row = current();
      if (row) tick(row.id);
    },
    untick: () => setTickedIds(new Set()),
    act,
    undo,
    move,
  };
}

export type InboxRows = ReturnType<typeof useInboxRows>;
