import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall } from '../../api/staffCall.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { sha256 } from '../../lib/sha256.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { notify } from '../../widgets/toast/notify.ts';
import { PasswordInput } from '../parts/PasswordInput.tsx';
import { passwordTrouble } from '../parts/passwordRules.ts';

const NOTHING = { current: '', next: '', again: '' };

interface PasswordFieldsProps {
  userId: string;
  onDone?: () => void;
}

/** Changes one's own password; needs the current one. */
export function PasswordFields({ userId, onDone }: PasswordFieldsProps) {
  const { t } = useTranslation('staff');
  const failureText = useFailureText();
  const [typed, setTyped] = useState(NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const field = (name: keyof typeof NOTHING) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const weak = passwordTrouble(typed.next, userId);
    if (weak) return setTrouble(t(weak));
    if (typed.next !== typed.again) return setTrouble(t('passwordDiffers'));
    if (typed.next === typed.current) return setTrouble(t('passwordSame'));
    setIsBusy(true);
    setTrouble('');
    try {
      await changePassword(userId, typed);
      setTyped(NOTHING);
      notify('success', t('passwordChanged'));
      onDone?.();
    } catch (cause) {
      setTrouble(codeOf(cause) === 'forbidden' ? t('passwordWrong') : failureText(cause));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <PasswordInput
        label={t('currentPassword')}
        autoComplete="current-password"
        {...field('current')}
      />
      <PasswordInput
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        {...field('next')}
      />
      <PasswordInput label={t('repeatPassword')} autoComplete="new-password" {...field('again')} />
      <div role="alert" className="empty:hidden">
        {trouble && <Notice tone="error">{trouble}</Notice>}
      </div>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('resetPassword')}
      </Button>
    </form>
  );
}

async function changePassword(userId: string, { current, next }: typeof NOTHING): Promise<void> {
  const body = {
    user_id: userId,
    new_password: await sha256(next),
    current_password: await sha256(current),
  };
  await staffCall('POST /auth/reset-password', { body });
}
