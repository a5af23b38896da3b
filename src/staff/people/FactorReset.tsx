import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { useFormWrite } from '../secondFactor/useFormWrite.ts';
import { EnrolmentCode } from './EnrolmentCode.tsx';
import { useResetFactor } from './peopleWrites.ts';

/** For a colleague who lost the second factor. An account that must have one gets a code for the next. */
export function FactorReset({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation('staff');
  const { send, isBusy, trouble } = useFormWrite(useResetFactor(id));
  const [done, setDone] = useState<{ code: string | null } | null>(null);
  return (
    <>
      {/* It is always there: screen readers announce what appears in it. */}
      <div role="status">
        {done?.code && <EnrolmentCode userId={userId} code={done.code} />}
        {done && !done.code && <Notice tone="success">{t('factor.resetDone')}</Notice>}
      </div>
      {!done && (
        <div className="grid max-w-96 gap-3">
          <p>{t('factor.resetHint')}</p>
          <Trouble tone="error" text={trouble} />
          <Button
            className="justify-self-start"
            isBusy={isBusy}
            onClick={() => void send(undefined, (code) => setDone({ code }))}
          >
            {t('factor.reset')}
          </Button>
        </div>
      )}
    </>
  );
}
