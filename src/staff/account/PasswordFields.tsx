import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/ApiError.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { PasswordInput } from '../parts/form/PasswordInput.tsx';
import { passwordTrouble } from '../parts/form/passwordRules.ts';
import { changePasswordAtom } from './passwordWrites.ts';

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
  const changing = useAtomValue(changePasswordAtom);
  const [weakness, setWeakness] = useState('');
  const field = (name: keyof typeof NOTHING) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changing.isRunning()) return;
    const weak = weaknessOf(typed, userId);
    setWeakness(weak ? t(weak) : '');
    if (weak) return;
    try {
      await changing.mutateAsync({ userId, ...typed });
      setTyped(NOTHING);
      showToast('success', t('passwordChanged'));
      onDone?.();
    } catch {
      // The form shows `changing.error`.
    }
  };

  const failureOf = (error: Error) =>
    codeOf(error) === 'forbidden' ? t('passwordWrong') : failureText(error);
  const trouble = weakness || (changing.error && failureOf(changing.error));

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
      <Trouble tone="error" text={trouble} />
      <Button type="submit" isBusy={changing.isPending} className="justify-self-start">
        {t('resetPassword')}
      </Button>
    </form>
  );
}

/** Why the typed passwords are not sent; null if they are. */
function weaknessOf({ current, next, again }: typeof NOTHING, userId: string) {
  const weak = passwordTrouble(next, userId);
  if (weak) return weak;
  if (next !== again) return 'passwordDiffers';
  return next === current ? 'passwordSame' : null;
}
