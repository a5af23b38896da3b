import { useTranslation } from 'react-i18next';
import type { ConsentPurpose, ConsentVersion } from '../../../contract/plain/consent.ts';
import { ConsentRows } from './ConsentRows.tsx';

interface ConsentTextProps {
  purpose: ConsentPurpose;
  version: ConsentVersion;
  /** The name of the clinic that receives the data. */
  clinic: string;
}

/** The full text of one consent, as it was in that version. */
export function ConsentText({ purpose, version, clinic }: ConsentTextProps) {
  const { t } = useTranslation();
  const textOf = (row: 'purpose' | 'items' | 'period') =>
    [t(`consent.${row}`), t(`consentText.${version}.${purpose}.${row}`, { clinic })] as const;
  const receiver = t(`consentText.${version}.handover.receiver`, { clinic });
  const rows = [textOf('purpose'), textOf('items'), textOf('period')];
  return (
    <ConsentRows
      rows={purpose === 'handover' ? [[t('consent.receiver'), receiver], ...rows] : rows}
    />
  );
}
