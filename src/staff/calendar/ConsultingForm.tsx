import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CLINIC_EMAILS_MAX,
  SEATS_MAX,
  VISIT_MINUTES,
  VISIT_MINUTES_MAX,
} from '../../../contract/plain/limits.ts';
import { SLOT_MINUTES } from '../../../contract/plain/slots.ts';
import type { Consulting } from '../../../contract/staff/staffConsulting.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { HoursField } from '../content/fields/HoursField.tsx';
import { useHoursText } from '../content/useHoursText.ts';
import { useHoursProblemText } from '../content/useProblemText.ts';
import { NumberInput } from '../parts/form/NumberInput.tsx';
import { OvertakenFields } from '../parts/form/OvertakenFields.tsx';
import { useFieldEdits } from '../parts/form/useFieldEdits.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import {
  type ConsultingDraft,
  type ConsultingProblem,
  draftOf,
  formOf,
  problemOf,
} from './consultingDraft.ts';
import { useSetConsulting } from './consultingWrites.ts';

const LENGTHS = Array.from(
  { length: (VISIT_MINUTES_MAX - VISIT_MINUTES) / SLOT_MINUTES + 1 },
  (_, index) => VISIT_MINUTES + index * SLOT_MINUTES,
);

interface ConsultingFormProps {
  clinicId: string;
  consulting: Consulting;
}

/** Consulting hours, how many visits at a time, how long one takes, and who is told by e-mail. */
export function ConsultingForm({ clinicId, consulting }: ConsultingFormProps) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useSetConsulting(clinicId));
  const saved = draftOf(consulting);
  const edits = useFieldEdits(`staff:consultingEdits:${clinicId}`, saved);
  const [problem, setProblem] = useState<ConsultingProblem | null>(null);
  const { fields, overtaken, write, takeSaved } = edits;
  const { hours, seats, minutes, emails } = fields;
  const savedInWords = useSavedInWords(saved);
  const problemText = useConsultingProblemText();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(fields);
    setProblem(wrong);
    if (wrong) return;
    const form = formOf(fields, consulting.version);
    if (await send(form, t('calendar.saved'))) edits.settle(fields);
  };

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-surface p-4 shadow-card"
      noValidate
      onSubmit={submit}
    >
      {/* The field is made for the two columns of the editors; this form has one. */}
      <div>
        <HoursField
          legend={t('calendar.hours')}
          hint={t('calendar.hoursHint')}
          text={hours}
          onWrite={(text) => write({ hours: text })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          label={t('calendar.seats')}
          hint={t('calendar.seatsHint')}
          value={seats}
          maxLength={2}
          sendsForm
          onChange={(number) => write({ seats: number })}
        />
        <Select
          label={t('calendar.minutes')}
          value={minutes}
          options={LENGTHS.map((length) => ({
            value: String(length),
            label: t('calendar.nMinutes', { n: formatCount(length) }),
          }))}
          onChange={(value) => write({ minutes: value })}
        />
      </div>
      <TextArea
        label={t('calendar.emails')}
        hint={t('calendar.emailsHint', { most: formatCount(CLINIC_EMAILS_MAX) })}
        value={emails}
        placeholder={t('calendar.emailsPlaceholder')}
        minRows={3}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(text) => write({ emails: text })}
      />
      <OvertakenFields
        fields={overtaken.map((name) => ({
          name,
          label: t(`calendar.${name}`),
          saved: savedInWords(name),
        }))}
        onTake={takeSaved}
      />
      <Trouble text={problem && problemText(problem)} />
      <Button type="submit" className="sm:justify-self-start" isBusy={isBusy}>
        {t('calendar.save')}
      </Button>
    </form>
  );
}

function useSavedInWords(saved: ConsultingDraft) {
  const { t } = useTranslation('staff');
  const hoursText = useHoursText();
  return (name: keyof ConsultingDraft): string => {
    if (name === 'hours') return hoursText(saved.hours);
    return name === 'minutes'
      ? t('calendar.nMinutes', { n: formatCount(Number(saved.minutes)) })
      : saved[name];
  };
}

function useConsultingProblemText() {
  const { t } = useTranslation('staff');
  const hoursProblemText = useHoursProblemText();
  return (problem: ConsultingProblem): string => {
    switch (problem.kind) {
      case 'emailWrong':
        return t('calendar.emailWrong', { address: problem.address });
      case 'emailsTooMany':
        return t('calendar.emailsTooMany', { most: formatCount(CLINIC_EMAILS_MAX) });
      case 'seatsWrong':
        return t('calendar.seatsWrong', { most: formatCount(SEATS_MAX) });
      default:
        return hoursProblemText(problem);
    }
  };
}
