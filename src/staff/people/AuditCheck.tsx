import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditBreak } from '../../../contract/staff/staffAudit.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { checkAuditAtom } from './auditWrites.ts';

/** Checks the whole record on demand, and shows how far it is, because the record may be long. */
export function AuditCheck() {
  const { t } = useTranslation('staff');
  const check = useAtomValue(checkAuditAtom);
  const { send, isBusy } = useWrite(check);
  const [share, setShare] = useState(0);
  const found = isBusy ? undefined : check.data;

  const begin = () => {
    setShare(0);
    void send(setShare, t('person.checked'));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <Button look="quiet" isBusy={isBusy} onClick={begin}>
        {t('person.checkAll')}
      </Button>
      {isBusy && (
        <progress
          aria-label={t('person.checking')}
          value={share}
          max={1}
          className="h-2 w-full max-w-72 accent-brand"
        />
      )}
      {/* It is always there: screen readers announce what appears in it. */}
      <div role="status" className="contents">
        {found && !found.broken && (
          <Notice tone="success">{t('person.allIntact', { rows: formatCount(found.rows) })}</Notice>
        )}
        {found?.broken && <BrokenPlace place={found.broken} />}
      </div>
    </div>
  );
}

function BrokenPlace({ place }: { place: AuditBreak }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { chain, clinic, day, position, kind } = place;
  const chainName = clinic
    ? localName(language, clinic).text
    : t(`person.chain.${chain}` as 'person.chain.operator', { defaultValue: chain });
  const entry = position === null ? null : t('person.entryNumber', { n: formatCount(position) });
  return (
    <Notice tone="error">
      <strong className="block">{[chainName, day, entry].filter(Boolean).join(' · ')}</strong>
      {t(`person.brokenKind.${kind}`)} {t('person.brokenAdvice')}
    </Notice>
  );
}
