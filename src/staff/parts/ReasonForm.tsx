import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';

interface ReasonFormProps {
  label: string;
  hint?: string;
  /** Said when none was given. */
  missing: string;
  action: string;
  isBusy: boolean;
  onSubmit: (reason: string) => void;
}

/** For what is not done without saying why. */
export function ReasonForm({ label, hint, missing, action, isBusy, onSubmit }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim()) onSubmit(reason.trim());
  };

  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextArea
        label={label}
        {...(hint && { hint })}
        minRows={2}
        maxLength={2_000}
        value={reason}
        onChange={setReason}
      />
      <div role="alert" className="empty:hidden">
        {isMissing && <Notice tone="warning">{missing}</Notice>}
      </div>
      <Button type="submit" look="danger" className="justify-self-start" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
