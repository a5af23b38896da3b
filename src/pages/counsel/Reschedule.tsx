import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Counsel } from '../../../contract/counsel.ts';
import { WishesText } from '../../domain/counsel/WishesText.tsx';
import { useFailureText } from '../../domain/failureText.ts';
import {
  isTooLate,
  useReschedule,
  useTakeBackReschedule,
} from '../../domain/reschedule/rescheduleAtoms.ts';
import { forgetKey } from '../../environment/drafts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { moveFocusTo } from '../../ui/focus/nearFocus.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { RescheduleForm } from './RescheduleForm.tsx';

interface RescheduleProps {
  counsel: Counsel;
  memberId: string;
  /** The appointment ahead. */
  at: string;
}

/**
 * Asking for another time, and what was asked. The appointment stays until the clinic has made another one. The list
 * of counsels links here with `?ask`: the form is open then.
 */
export function Reschedule({ counsel, memberId, at }: RescheduleProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { id, reschedule } = counsel;
  const ask = useReschedule(id);
  const takeBack = useTakeBackReschedule(id);
  const draftName = `reschedule:${memberId}:${id}`;
  const [search, setSearch] = useSearchParams();
  const isAskedFor = search.has('ask');
  const [isOpen, setIsOpen] = useState(isAskedFor);
  const start = useRef<HTMLDivElement>(null);
  const [movesFocus, setMovesFocus] = useState(false);
  useEffect(() => {
    if (movesFocus) moveFocusTo(start.current);
    setMovesFocus(false);
  }, [movesFocus]);
  const begin = useEffectEvent(() => {
    // After the next rendering: a page that has just been opened moves the focus to its start first.
    setMovesFocus(true);
    const rest = new URLSearchParams(search);
    rest.delete('ask');
    // A reload, or Back to this page, does not open the form again.
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (isAskedFor) begin();
  }, [isAskedFor]);

  const end = () => {
    setIsOpen(false);
    // The pressed button is gone, so the focus moves to the result.
    setMovesFocus(true);
  };
  const handleAsked = () => {
    takeBack.reset();
    end();
  };
  const takeItBack = () => {
    if (takeBack.isRunning()) return;
    ask.reset();
    // The same times are a new request from now on. The server has stored the former one, perhaps without an answer.
    forgetKey(draftName);
    takeBack.mutateAsync(undefined).then(end, (cause: unknown) => {
      console.error('The request for another time was not taken back', cause);
    });
  };
  const error = ask.error ?? takeBack.error;
  return (
    <div ref={start} tabIndex={-1} className="mt-2 grid gap-2 outline-none">
      {reschedule && (
        <div className="grid gap-1 rounded-card bg-quiet px-4 py-3">
          <p className="font-semibold">{t('dates.reschedule.title')}</p>
          <p>
            <WishesText wishes={reschedule.wishes} />
          </p>
          <p className="text-muted text-small">{t('dates.reschedule.stays')}</p>
        </div>
      )}
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(reschedule ? 'dates.reschedule.change' : 'dates.reschedule.ask')}
      </Button>
      {isOpen && (
        <RescheduleForm
          counsel={counsel}
          draftName={draftName}
          at={at}
          ask={ask}
          onDone={handleAsked}
        />
      )}
      {reschedule && !isOpen && (
        <Button look="quiet" isBusy={takeBack.isPending} onClick={takeItBack}>
          {t('dates.reschedule.keep')}
        </Button>
      )}
      <SlowNotice isWaiting={ask.isPending || takeBack.isPending} />
      <div role="status" className="grid empty:hidden">
        {error !== null && (
          <Notice tone="warning">
            {isTooLate(error) ? t('dates.reschedule.moved') : failureText(error)}
          </Notice>
        )}
        {error === null && takeBack.isSuccess && !reschedule && !isOpen && (
          <Notice tone="success">{t('dates.reschedule.kept')}</Notice>
        )}
      </div>
    </div>
  );
}
