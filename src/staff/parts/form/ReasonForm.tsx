import { type FormEvent, useState } from 'react';
import { REASON_LENGTH } from '../../../../contract/plain/limits.ts';
import { PLAIN_TEXT, useDraft } from '../../../domain/useDraft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Trouble } from '../../../ui/status/Trouble.tsx';
import { TextArea } from '../../../widgets/text/TextArea.tsx';

interface ReasonFormProps {
  /** The draft name under which the text is kept over a reload or a login. */
  draftName: string;
  label: string;
  /** The message for a missing reason. */
  missing: string;
  action: string;
  isBusy: boolean;
  /** Resolves to true after success. */
  onSubmit: (reason: string) => Promise<boolean>;
}

/** A form for actions that need a reason. */
export function ReasonForm({ draftName, onSubmit, ...shown }: ReasonFormProps) {
  const { label, missing, action, isBusy } = shown;
  const { value: reason, write: setReason, forget } = useDraft(draftName, PLAIN_TEXT, '');
  const [isMissing, setIsMissing] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() && (await onSubmit(reason.trim()))) forget();
  };

  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextArea
        label={label}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <Trouble text={isMissing && missing} />
      <Button type="submit" look="danger" className="justify-self-start" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
