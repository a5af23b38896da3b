import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { ClinicWishFields } from '../../domain/counsel/wishes/ClinicWishFields.tsx';
import { useWishes } from '../../domain/counsel/wishes/useWishes.ts';
import type { useReschedule } from '../../domain/reschedule/rescheduleAtoms.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { useConsentFirst } from './useConsentFirst.ts';

interface RescheduleFormProps {
  counsel: Counsel;
  draftName: string;
  at: string;
  ask: ReturnType<typeof useReschedule>;
  onDone: () => void;
}

/** The wish fields of the booking, with a draft of their own. */
export function RescheduleForm({ counsel, draftName, at, ask, onDone }: RescheduleFormProps) {
  const { t } = useTranslation();
  const wishes = useWishes(draftName);
  const [isMissing, setIsMissing] = useState(false);

  const askForConsent = useConsentFirst(counsel);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (ask.isRunning() || !wishes.check()) return;
    setIsMissing(!wishes.wishes);
    if (!wishes.wishes) return;
    if (!(await askForConsent()) || ask.isRunning()) return;
    const form = { appointmentAt: at, wishes: wishes.wishes };
    const idempotencyKey = wishes.keyFor(JSON.stringify(form));
    ask.mutateAsync({ form, idempotencyKey }).then(
      () => {
        wishes.forget();
        onDone();
      },
      (cause: unknown) => console.error('The request for another time was not sent', cause),
    );
  };
  return (
    <form noValidate className="grid gap-3 py-2" onSubmit={submit}>
      <ClinicWishFields
        clinicId={counsel.clinic_id}
        hint="reschedule"
        state={wishes}
        isBusy={ask.isPending}
      />
      <Trouble text={isMissing && !wishes.wishes && t('dates.reschedule.missing')} />
      <Button type="submit" isBusy={ask.isPending}>
        {t('dates.reschedule.send')}
      </Button>
    </form>
  );
}
