import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '../../../contract/staff/staffSecondFactor.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { givePasskeyAtom } from './factorWrites.ts';
import { GiveCode } from './GiveCode.tsx';
import { LinkButton } from './LinkButton.tsx';
import { canUsePasskeys } from './passkeyBrowser.ts';
import { useFormWrite } from './useFormWrite.ts';

interface GiveFactorProps {
  factors: SecondFactor;
  onGiven: () => void;
}

/** Asks for one of the account's second factors, or for a recovery code. */
export function GiveFactor({ factors, onGiven }: GiveFactorProps) {
  const { t } = useTranslation('staff');
  const [isRecovering, setIsRecovering] = useState(false);
  const hasPasskey = factors.passkeys.length > 0 && canUsePasskeys();
  if (isRecovering) {
    return (
      <div className="grid gap-4">
        <GiveCode key="recovery-code" kind="recovery-code" onGiven={onGiven} />
        <LinkButton onClick={() => setIsRecovering(false)}>{t('factor.useOther')}</LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {hasPasskey && <GivePasskey onGiven={onGiven} />}
      {hasPasskey && factors.totp && (
        <p className="text-center text-muted text-small">{t('factor.or')}</p>
      )}
      {factors.totp && <GiveCode key="totp" kind="totp" onGiven={onGiven} />}
      <LinkButton onClick={() => setIsRecovering(true)}>{t('factor.useRecovery')}</LinkButton>
    </div>
  );
}

function GivePasskey({ onGiven }: { onGiven: () => void }) {
  const { t } = useTranslation('staff');
  const { send, isBusy, trouble } = useFormWrite(useAtomValue(givePasskeyAtom));
  return (
    <>
      <Trouble tone="error" text={trouble} />
      <Button isBusy={isBusy} onClick={() => void send(undefined, onGiven)}>
        {t('factor.passkeyConfirm')}
      </Button>
    </>
  );
}
