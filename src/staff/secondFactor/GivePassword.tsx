import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { PasswordInput } from '../parts/form/PasswordInput.tsx';
import { givePasswordAtom } from './factorWrites.ts';
import { useFormWrite } from './useFormWrite.ts';

interface GivePasswordProps {
  userId: string;
  onGiven: () => void;
}

/** Asks an account without a second factor for its password. */
export function GivePassword({ userId, onGiven }: GivePasswordProps) {
  const { t } = useTranslation('staff');
  const [password, setPassword] = useState('');
  const { send, isBusy, trouble } = useFormWrite(useAtomValue(givePasswordAtom));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) void send({ userId, password }, onGiven);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <PasswordInput
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Trouble tone="error" text={trouble} />
      <Button type="submit" isBusy={isBusy}>
        {t('factor.confirm')}
      </Button>
    </form>
  );
}
