import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffCall } from '../../api/staffCall.ts';
import { sha256 } from '../../lib/sha256.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { LEAST_PASSWORD_LENGTH, PasswordInput } from '../parts/PasswordInput.tsx';
import { useAct } from '../parts/useAct.ts';

interface NewPasswordFormProps {
  userId: string;
  onDone: () => void;
}

/** Sets a new password for a colleague. */
export function NewPasswordForm({ userId, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('staff');
  const { act, isBusy } = useAct();
  const [password, setPassword] = useState('');
  const [isShort, setIsShort] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tooShort = password.length < LEAST_PASSWORD_LENGTH;
    setIsShort(tooShort);
    if (tooShort) return;
    const isDone = await act(async () => {
      const body = { user_id: userId, new_password: await sha256(password) };
      await staffCall('POST /auth/reset-password', { body });
    }, t('person.passwordChanged'));
    if (isDone) onDone();
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
      <div role="alert" className="empty:hidden">
        {isShort && <Notice tone="warning">{t('passwordShort')}</Notice>}
      </div>
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {t('person.newPassword')}
      </Button>
    </form>
  );
}
