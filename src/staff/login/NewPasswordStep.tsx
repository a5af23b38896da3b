import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../ui/focus/useFocusOnMount.ts';
import { PasswordFields } from '../account/PasswordFields.tsx';
import { LinkButton } from '../secondFactor/LinkButton.tsx';

interface NewPasswordStepProps {
  userId: string;
  onDone: () => void;
  onBack: () => void;
}

/** Replaces the password that a command or an operator gave. */
export function NewPasswordStep({ userId, onDone, onBack }: NewPasswordStepProps) {
  const { t } = useTranslation('staff');
  // The button that had the focus is gone.
  const step = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={step} tabIndex={-1} className="mt-6 grid gap-4 outline-none">
      <PasswordFields userId={userId} onDone={onDone} />
      <LinkButton onClick={onBack}>{t('factor.back')}</LinkButton>
    </div>
  );
}
