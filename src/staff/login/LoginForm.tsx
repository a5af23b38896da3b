import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { PasswordInput } from '../parts/form/PasswordInput.tsx';

interface LoginFormProps {
  isBusy: boolean;
  trouble: string;
  onSubmit: (userId: string, password: string) => Promise<void>;
}

export function LoginForm({ isBusy, trouble, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('staff');
  const [userId, setUserId] = useState('');
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit(userId, password);
  };

  return (
    <form className="mt-6 grid gap-4" noValidate onSubmit={submit}>
      <TextInput
        label={t('userId')}
        format="ID"
        value={userId}
        onChange={setUserId}
        autoComplete="username"
        sendsForm
      />
      <PasswordInput
        label={t('password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <Trouble tone="error" text={trouble} />
      <Button type="submit" isBusy={isBusy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
