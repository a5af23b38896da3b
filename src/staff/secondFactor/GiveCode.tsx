import { useTranslation } from 'react-i18next';
import { CodeForm } from './CodeForm.tsx';
import { type CodeKind, useGiveCode } from './factorWrites.ts';
import { useFormWrite } from './useFormWrite.ts';

interface GiveCodeProps {
  kind: CodeKind;
  onGiven: () => void;
}

const WORDS = {
  totp: ['factor.code', 'factor.codeHint'],
  'recovery-code': ['factor.recovery', 'factor.recoveryHint'],
  'enrolment-code': ['factor.enrolment', 'factor.enrolmentHint'],
} as const;

/** Sends a code of this kind. */
export function GiveCode({ kind, onGiven }: GiveCodeProps) {
  const { t } = useTranslation('staff');
  const { send, ...state } = useFormWrite(useGiveCode(kind));
  const [label, hint] = WORDS[kind];
  return (
    <CodeForm
      {...state}
      label={t(label)}
      hint={t(hint)}
      action={t('factor.confirm')}
      isTotp={kind === 'totp'}
      onSubmit={(code) => send(code, onGiven)}
    />
  );
}
