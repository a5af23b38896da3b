import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';
import { QrCode } from '../../widgets/QrCode.tsx';
import { CodeForm } from './CodeForm.tsx';
import { beginTotpAtom, confirmTotpAtom } from './factorWrites.ts';
import { LinkButton } from './LinkButton.tsx';
import { useFormWrite } from './useFormWrite.ts';

interface AddTotpProps {
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** A new secret as a QR code and as text, and the first code of the app. */
export function AddTotp({ onAdded }: AddTotpProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const { send: begin, trouble: beginTrouble } = useFormWrite(useAtomValue(beginTotpAtom));
  const { send: confirm, ...state } = useFormWrite(useAtomValue(confirmTotpAtom));

  const start = () => void begin(undefined, setBegun);
  const startOnce = useEffectEvent(start);
  useEffect(() => startOnce(), []);

  if (beginTrouble) {
    return (
      <div className="grid justify-items-start gap-3">
        <Trouble tone="error" text={beginTrouble} />
        <Button look="quiet" onClick={start}>
          {common('common.retry')}
        </Button>
      </div>
    );
  }
  if (!begun) return <LoadingBlock height="h-60" />;
  return (
    <div className="grid gap-4">
      <p>{t('factor.scan')}</p>
      <div className="justify-self-center">
        <QrCode text={begun.uri} label={t('factor.qr')} />
      </div>
      {/* Authenticator apps of phones open this kind of address. */}
      <span className="grid lg:hidden">
        <LinkButton onClick={() => location.assign(begun.uri)}>{t('factor.openApp')}</LinkButton>
      </span>
      <p className="text-muted text-small">
        {t('factor.secret')}
        <code className="mt-1 block select-all break-words font-mono text-body text-ink">
          {inGroups(begun.secret)}
        </code>
      </p>
      <CodeForm
        {...state}
        label={t('factor.code')}
        hint={t('factor.codeHint')}
        action={t('factor.register')}
        isTotp
        onSubmit={(code) => confirm(code, onAdded)}
      />
    </div>
  );
}

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
