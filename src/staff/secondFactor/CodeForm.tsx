import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitsIn } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';

interface CodeFormProps {
  label: string;
  hint: string;
  action: string;
  /** Six digits of an app; otherwise letters and digits. */
  isTotp?: boolean;
  isBusy: boolean;
  trouble: string;
  onSubmit: (code: string) => Promise<void>;
}

const TOTP_LENGTH = 6;

/** A code and a button that sends it. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, action, isTotp = false, isBusy, trouble, onSubmit } = props;
  const { t } = useTranslation('staff');
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = isTotp ? digitsIn(code) : code.trim();
    const lacks = isTotp ? typed.length !== TOTP_LENGTH : typed === '';
    setIsShort(lacks);
    if (!lacks) void onSubmit(typed);
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextInput
        label={label}
        hint={hint}
        value={code}
        onChange={setCode}
        maxLength={40}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        sendsForm
      />
      <Trouble tone="error" text={isShort ? t('factor.codeMissing') : trouble} />
      <Button type="submit" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
