import { useTranslation } from 'react-i18next';
import type { ConsentPurpose, ConsentVersion } from '../../../contract/plain/consent.ts';
import { WithTexts } from '../../widgets/loading/WithTexts.tsx';

interface ConsentTextProps {
  purpose: ConsentPurpose;
  version: ConsentVersion;
  /** The name of the clinic that receives the data. */
  clinic: string;
}

/** The full text of one consent, as it was in that version. */
export function ConsentText(props: ConsentTextProps) {
  return (
    <WithTexts of="consentText">
      <Rows {...props} />
    </WithTexts>
  );
}

function Rows({ purpose, version, clinic }: ConsentTextProps) {
  const { t } = useTranslation();
  const { t: text } = useTranslation('consentText');
  const receiver = text(`${version}.handover.receiver`, { clinic });
  const rows = [
    ...(purpose === 'handover' ? [['receiver', receiver] as const] : []),
    ['purpose', text(`${version}.${purpose}.purpose`, { clinic })],
    ['items', text(`${version}.${purpose}.items`, { clinic })],
    ['period', text(`${version}.${purpose}.period`, { clinic })],
  ] as const;
  return (
    <dl className="grid gap-2 rounded-card bg-quiet px-4 py-3 text-small">
      {rows.map(([name, content]) => (
        <div key={name}>
          <dt className="font-semibold">{t(`consent.${name}`)}</dt>
          <dd className="text-balance text-muted">{content}</dd>
        </div>
      ))}
    </dl>
  );
}
