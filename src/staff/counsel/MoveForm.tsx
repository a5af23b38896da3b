import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_LENGTH } from '../../../contract/plain/limits.ts';
import type { CounselMoveOption } from '../../../contract/staff/staffCounsel.ts';
import { PLAIN_TEXT, useDraft } from '../../domain/useDraft.ts';
import { readKoreanTime } from '../../lib/date.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { SentenceChips } from '../../widgets/text/SentenceChips.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { WhenField } from './dates/WhenField.tsx';

export interface MoveDetails {
  appointment?: string;
  reason?: string;
}

interface MoveFormProps {
  counselId: string;
  clinicId: string;
  option: CounselMoveOption;
  /** Frequent reasons, which a press writes. */
  reasons?: readonly { text: string; name: string }[];
  isBusy: boolean;
  /** Resolves to true after success. */
  onSubmit: (given: MoveDetails) => Promise<boolean>;
}

/** The fields that a move needs: a day, a reason, or both. */
export function MoveForm(props: MoveFormProps) {
  const { counselId, clinicId, option, reasons = [], isBusy, onSubmit } = props;
  const { t } = useTranslation('staff');
  const name = `${counselId}:${option.to}`;
  const whenDraft = useDraft(`staff:when:${name}`, PLAIN_TEXT, '');
  const reasonDraft = useDraft(`staff:move:${name}`, PLAIN_TEXT, '');
  const { value: when, write: setWhen } = whenDraft;
  const { value: reason, write: setReason } = reasonDraft;
  const [missing, setMissing] = useState<'whenMissing' | 'reasonMissing' | null>(null);
  const { to, needsAppointment, needsReason } = option;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (needsAppointment && Number.isNaN(timeOf(when))) return setMissing('whenMissing');
    if (needsReason && !reason.trim()) return setMissing('reasonMissing');
    setMissing(null);
    const isDone = await onSubmit({
      ...(needsAppointment && { appointment: readKoreanTime(when).toISOString() }),
      ...(needsReason && { reason: reason.trim() }),
    });
    if (!isDone) return;
    whenDraft.forget();
    reasonDraft.forget();
  };

  return (
    <form className="mt-3 grid gap-3 first:mt-0" noValidate onSubmit={submit}>
      {needsAppointment && (
        <WhenField
          seeking={{ counselId, clinicId }}
          when={when}
          onChange={setWhen}
          isTypedFirst={needsReason}
        />
      )}
      {needsReason && (
        <TextArea
          label={t('counsel.reason')}
          hint={t('counsel.reasonIsShown')}
          minRows={2}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
      )}
      {reasons.length > 0 && (
        <SentenceChips
          label={t('counsel.reasons')}
          sentences={reasons}
          value={reason}
          maxLength={REASON_LENGTH}
          isBusy={isBusy}
          onChange={setReason}
        />
      )}
      {option.makesNoVisit && <NoVisit />}
      <div role="alert" className="grid gap-2 empty:hidden">
        {isPast(when) && <Notice tone="warning">{t('counsel.whenIsPast')}</Notice>}
        {missing && <Notice tone="warning">{t(`counsel.${missing}`)}</Notice>}
      </div>
      <Button
        type="submit"
        look={to === 'CANCELED' ? 'danger' : 'primary'}
        className="sm:justify-self-start"
        isBusy={isBusy}
      >
        {t(`counsel.move.${to}`)}
      </Button>
    </form>
  );
}

const timeOf = (when: string) => readKoreanTime(when).getTime();

/** A past day is allowed, for a visit recorded later, but it is often a wrong year. */
const isPast = (when: string) => timeOf(when) < Date.now();

/** Shown before a move that completes the counsel without a visit. */
export function NoVisit({ isMissed = false }: { isMissed?: boolean }) {
  const { t } = useTranslation('staff');
  return (
    <div className="mb-3">
      <Notice tone="warning">
        {t(isMissed ? 'counsel.missedMakesNoVisit' : 'counsel.makesNoVisit')}
      </Notice>
    </div>
  );
}
