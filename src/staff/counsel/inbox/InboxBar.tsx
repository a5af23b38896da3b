import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';
import { failureText } from '../../../domain/failureText.ts';
import { classNames } from '../../../lib/classNames.ts';
import { formatCount } from '../../../lib/number.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { useStaff } from '../../console/useStaff.ts';
import {
  type HeldSteps,
  type RefusedStep,
  refusedStepsAtom,
  useHeldSteps,
  useHoldTimer,
} from './heldSteps.ts';
import { INBOX_ACTIONS, type InboxAction, stepsOf } from './inboxActions.ts';

interface InboxBarProps {
  /** A counsel is open beside the list. A phone shows only this counsel, and what can be undone. */
  isBeside: boolean;
  ticked: readonly StaffCounselCard[];
  onAct: (action: InboxAction) => void;
  onUntick: () => void;
  onUndo: () => void;
}

/** A bar over the end of the list: actions for the ticked counsels, and the held steps with a button to undo them. */
export function InboxBar({ isBeside, ticked, onAct, onUntick, onUndo }: InboxBarProps) {
  const { t } = useTranslation('staff');
  const held = useHeldSteps();
  return (
    <div
      className={classNames(
        'sticky bottom-bar z-20 grid gap-2 px-4 py-2 empty:hidden lg:bottom-9',
        // Above the line with the next counsel. Without content it has no height, so that it covers no button.
        isBeside && 'max-lg:fixed max-lg:inset-x-0 max-lg:mb-18 max-lg:py-0',
      )}
    >
      <RefusedSteps />
      <div role="status" className="empty:hidden">
        {held && <Undo held={held} onUndo={onUndo} />}
      </div>
      {ticked.length > 0 && (
        <div
          className={classNames(
            'grid gap-2 rounded-card bg-raised p-3 shadow-raised inset-ring inset-ring-line',
            isBeside && 'max-lg:hidden',
          )}
        >
          <p className="flex items-center justify-between gap-2 font-semibold">
            {t('inbox.ticked', { n: formatCount(ticked.length) })}
            <PlainButton
              className="min-h-11 px-2 font-normal text-muted text-small underline"
              onClick={onUntick}
            >
              {t('inbox.untick')}
            </PlainButton>
          </p>
          <div className="flex flex-wrap gap-2">
            {INBOX_ACTIONS.map((action) => {
              const count = stepsOf(action, ticked, new Date()).length;
              // If an action fits no ticked counsel, a press says why.
              return (
                <Button
                  key={action}
                  look={action === 'confirm' && count > 0 ? 'primary' : 'quiet'}
                  className={classNames(
                    'flex-1 whitespace-nowrap px-2! text-small!',
                    count === 0 && 'text-muted!',
                  )}
                  onClick={() => onAct(action)}
                >
                  {t(`inbox.act.${action}`, { n: formatCount(count) })}
                </Button>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

/** The time to undo does not run while the button has the focus. */
function Undo({ held, onUndo }: { held: HeldSteps; onUndo: () => void }) {
  const { t } = useTranslation('staff');
  const [hasFocus, setHasFocus] = useState(false);
  useHoldTimer(held, hasFocus);
  return (
    <div className="flex items-center justify-between gap-2 rounded-card bg-raised py-1 pr-1 pl-4 shadow-raised inset-ring inset-ring-line">
      {t(`inbox.done.${held.action}`, { n: formatCount(held.steps.length) })}
      <Button
        look="quiet"
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onClick={onUndo}
      >
        {t('inbox.undo')}
      </Button>
    </div>
  );
}

/** The counsels that the server did not move, and why. */
function RefusedSteps() {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const { id: staffId } = useStaff();
  const [all, setRefused] = useAtom(refusedStepsAtom);
  const own = all.filter((step) => step.staffId === staffId);
  const refused = own.filter(({ isUnsure }) => !isUnsure);
  const unsure = own.filter(({ isUnsure }) => isUnsure);
  const reasonOf = ({ reason }: RefusedStep) =>
    reason === 'stale_version' ? t('stale') : failureText(common, { code: reason });
  const close = () => setRefused(all.filter((step) => step.staffId !== staffId));
  if (own.length === 0) return null;
  return (
    <div role="alert" className="rounded-card bg-raised shadow-raised">
      <Notice tone="warning">
        {refused.length > 0 && t('inbox.refused', { n: formatCount(refused.length) })}
        {refused.map((step) => (
          <span key={step.code} className="block text-small">
            <span className="font-semibold tabular-nums">{step.code}</span> {reasonOf(step)}
          </span>
        ))}
        {unsure.length > 0 && (
          <span className="block">
            {t('inbox.unsure', { n: formatCount(unsure.length) })}
            <span className="block font-semibold text-small tabular-nums">
              {unsure.map(({ code }) => code).join(' ')}
            </span>
          </span>
        )}
        <PlainButton className="min-h-11 font-semibold underline" onClick={close}>
          {common('common.close')}
        </PlainButton>
      </Notice>
    </div>
  );
}
