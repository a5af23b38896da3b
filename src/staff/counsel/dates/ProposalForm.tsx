import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROPOSALS_MAX } from '../../../../contract/plain/limits.ts';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import { useDraft } from '../../../domain/useDraft.ts';
import { isKoreanTimeHere, readKoreanTime } from '../../../lib/date.ts';
import { formatCount } from '../../../lib/number.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Trouble } from '../../../ui/status/Trouble.tsx';
import { useWrite } from '../../parts/form/useWrite.ts';
import { usePropose } from './proposalWrites.ts';
import { type Slot, SlotField } from './SlotField.tsx';
import { lastProposable } from './slots.ts';

const NONE: readonly Slot[] = Array.from({ length: PROPOSALS_MAX }, () => ({ day: '', time: '' }));

const SLOTS = {
  read: (text: string): readonly Slot[] => JSON.parse(text), // written below
  write: (slots: readonly Slot[]) => (slots.some(isTouched) ? JSON.stringify(slots) : null),
};

function isTouched({ day, time }: Slot): boolean {
  return day !== '' || time !== '';
}

interface ProposalFormProps {
  counsel: StaffCounsel;
  onDone: () => void;
}

/** Up to three times for the member to choose from. */
export function ProposalForm({ counsel: { id, version, clinic }, onDone }: ProposalFormProps) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(usePropose(id));
  const draft = useDraft(`staff:proposals:${id}`, SLOTS, NONE);
  const [problem, setProblem] = useState<'incomplete' | 'isPast' | 'tooFar' | null>(null);
  const slots = draft.value;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = slots.filter(isTouched);
    if (chosen.length === 0 || chosen.some(({ day, time }) => !day || !time)) {
      return setProblem('incomplete');
    }
    const moments = chosen.map(({ day, time }) => readKoreanTime(`${day}T${time}`));
    if (moments.some((moment) => moment.getTime() <= Date.now())) return setProblem('isPast');
    if (moments.some((moment) => moment > lastProposable())) return setProblem('tooFar');
    setProblem(null);
    const times = [...new Set(moments.map((moment) => moment.toISOString()))].sort();
    const body = { version, times };
    const idempotencyKey = draft.keyFor(JSON.stringify(body));
    if (!(await send({ body, idempotencyKey }, t('dates.sent')))) return;
    draft.forget();
    onDone();
  };

  return (
    <form className="mt-4 grid gap-3" noValidate onSubmit={submit}>
      <p className="text-muted text-small">
        {t('dates.hint')}
        {!isKoreanTimeHere(undefined) && ` ${t('counsel.whenIsKorean')}`}
      </p>
      {slots.map((slot, index) => {
        const n = formatCount(index + 1);
        return (
          <SlotField
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no id
            key={index}
            labels={{ day: t('dates.day', { n }), time: t('dates.time', { n }) }}
            seeking={{ counselId: id, clinicId: clinic.id }}
            slot={slot}
            onChange={(changes) =>
              draft.write(slots.map((each, at) => (at === index ? { ...each, ...changes } : each)))
            }
          />
        );
      })}
      <Trouble text={problem && t(`dates.${problem}`)} />
      <Button type="submit" className="sm:justify-self-start" isBusy={isBusy}>
        {t('dates.send')}
      </Button>
    </form>
  );
}
