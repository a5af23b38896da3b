import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AddTotp } from './AddTotp.tsx';
import { LinkButton } from './LinkButton.tsx';
import { canUsePasskeys } from './passkeyBrowser.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export type FactorKind = 'app' | 'passkey';

interface AddFactorProps {
  /** Without a kind the person chooses one. */
  kind?: FactorKind;
  onCancel?: () => void;
  onDone: () => void;
}

/** Adds an authenticator app or a passkey. With the first factor the recovery codes are shown. */
export function AddFactor({ kind, onCancel, onDone }: AddFactorProps) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState(kind);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = (fresh: readonly string[] | null) => (fresh ? setCodes(fresh) : onDone());
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!chosen) return <FactorChoice onChoose={setChosen} />;
  const goBack = kind ? onCancel : () => setChosen(undefined);
  return (
    <div className="grid gap-4">
      {chosen === 'app' ? <AddTotp onAdded={finish} /> : <AddPasskey onAdded={finish} />}
      {goBack && (
        <LinkButton onClick={goBack}>{t(kind ? 'factor.cancel' : 'factor.useOther')}</LinkButton>
      )}
    </div>
  );
}

function FactorChoice({ onChoose }: { onChoose: (kind: FactorKind) => void }) {
  const { t } = useTranslation('staff');
  return (
    <ul className="divide-y divide-line">
      <li>
        <Choice name={t('factor.app')} hint={t('factor.appHint')} onClick={() => onChoose('app')} />
      </li>
      {canUsePasskeys() && (
        <li>
          <Choice
            name={t('factor.passkeys')}
            hint={t('factor.passkeyHint')}
            onClick={() => onChoose('passkey')}
          />
        </li>
      )}
    </ul>
  );
}

function Choice({ name, hint, onClick }: { name: string; hint: string; onClick: () => void }) {
  return (
    <PlainButton
      className="flex min-h-16 w-full items-center gap-3 py-3 text-left active:bg-quiet"
      onClick={onClick}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted text-small">{hint}</span>
      </span>
      <Icon name="chevronRight" className="size-5 shrink-0 text-muted" />
    </PlainButton>
  );
}
