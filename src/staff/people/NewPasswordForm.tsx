import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { PasswordInput } from '../parts/form/PasswordInput.tsx';
import { type PasswordTrouble, passwordTrouble } from '../parts/form/passwordRules.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { useSetPassword } from './peopleWrites.ts';

interface NewPasswordFormProps {
  userId: string;
  onDone: () => void;
}

/** Sets a new password for a colleague. */
export function NewPasswordForm({ userId, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useSetPassword(userId));
  const [password, setPassword] = useState('');
  const [weak, setWeak] = useState<PasswordTrouble | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = passwordTrouble(password, userId);
    setWeak(found);
    if (found) return;
    if (await send(password, t('person.passwordChanged'))) onDone();
  };

  return (
    <form className="grid max-w-96 gap-3" noValidate onSubmit={submit}>
      <PasswordInput
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <Trouble text={weak && t(weak)} />
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {t('person.newPassword')}
      </Button>
    </form>
  );
}
