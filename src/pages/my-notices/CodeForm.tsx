import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMAIL_CODE_MINUTES } from '../../../contract/plain/limits.ts';
import { digitsIn } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';

const CODE_LENGTH = 6;

interface CodeFormProps {
  /** The address that the code was sent to. */
  address: string;
  isBusy: boolean;
  onGive: (code: string) => void;
}

export function CodeForm({ address, isBusy, onGive }: CodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = digitsIn(code);
    setIsShort(digits.length !== CODE_LENGTH);
    if (digits.length === CODE_LENGTH) onGive(digits);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <div role="status">
        <p className="break-all font-medium">{address}</p>
        <p className="text-balance">{t('email.sent', { minutes: EMAIL_CODE_MINUTES })}</p>
      </div>
      <TextInput
        label={t('email.code')}
        hint={isShort ? '' : t('email.notArrived')}
        aria-invalid={isShort}
        value={code}
        onChange={(value) => {
          setCode(value);
          setIsShort(false);
        }}
        maxLength={CODE_LENGTH + 1}
        inputMode="numeric"
        autoComplete="one-time-code"
        sendsForm
      />
      <Trouble text={isShort && t('email.codeMissing')} />
      <Button type="submit" isBusy={isBusy}>
        {t('email.confirm')}
      </Button>
    </form>
  );
}
