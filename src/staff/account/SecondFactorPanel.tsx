import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor } from '../../../contract/staff/staffSecondFactor.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { Panel } from '../parts/Panel.tsx';
import { AddFactor, type FactorKind } from '../secondFactor/AddFactor.tsx';
import { removeTotpAtom, renewCodesAtom, secondFactorQuery } from '../secondFactor/factorWrites.ts';
import { RecoveryCodes } from '../secondFactor/RecoveryCodes.tsx';
import { useFormWrite } from '../secondFactor/useFormWrite.ts';
import { refetchLists } from '../staffAnswers.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

/** The authenticator app, the passkeys and the recovery codes of the signed-in account. */
export function SecondFactorPanel() {
  const { t } = useTranslation('staff');
  const answer = useAnswer(secondFactorQuery);
  return (
    <Panel title={t('factor.title')}>
      <p className="mb-3 text-balance text-muted">{t('factor.panelHint')}</p>
      <Loaded answer={answer}>{({ data }) => <Factors factors={data} />}</Loaded>
    </Panel>
  );
}

function Factors({ factors }: { factors: SecondFactor }) {
  const { t } = useTranslation('staff');
  const client = useQueryClient();
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const count = factors.passkeys.length + (factors.totp ? 1 : 0);
  const isLast = factors.isRequired && count === 1;

  const finish = () => {
    setAdding(null);
    showToast('success', t('factor.added'));
    void refetchLists(client, 'GET /auth/second-factor');
  };
  if (adding) return <AddFactor kind={adding} onCancel={() => setAdding(null)} onDone={finish} />;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {factors.totp && <TotpRow createdAt={factors.totp.created_at} isLast={isLast} />}
        {factors.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => setAdding('app')}>
          {t(factors.totp ? 'factor.replaceApp' : 'factor.addApp')}
        </Button>
        <Button look="quiet" onClick={() => setAdding('passkey')}>
          {t('factor.addPasskey')}
        </Button>
      </div>
      {count > 0 && <Codes left={factors.recoveryCodesLeft} />}
    </div>
  );
}

function TotpRow({ createdAt, isLast }: { createdAt: string; isLast: boolean }) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useAtomValue(removeTotpAtom));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{t('factor.app')}</span>
        <span className="text-muted text-small">
          {t('factor.addedOn')} <DateText moment={createdAt} />
        </span>
      </p>
      {!isLast && (
        <Button
          look="quiet"
          aria-label={t('factor.removeApp')}
          isBusy={isBusy}
          onClick={() => void send(undefined, t('factor.removed'))}
        >
          {t('factor.remove')}
        </Button>
      )}
    </li>
  );
}

/** New codes are shown until the person has kept them. */
function Codes({ left }: { left: number }) {
  const { t } = useTranslation('staff');
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { send, isBusy, trouble } = useFormWrite(useAtomValue(renewCodesAtom));
  const finish = () => {
    setCodes(null);
    void refetchLists(client, 'GET /auth/second-factor');
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={finish} />;
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p>{t('factor.left', { n: formatCount(left) })}</p>
      <Trouble tone="error" text={trouble} />
      <Button
        look="quiet"
        className="justify-self-start"
        isBusy={isBusy}
        onClick={() => void send(undefined, setCodes)}
      >
        {t('factor.renewCodes')}
      </Button>
    </div>
  );
}
