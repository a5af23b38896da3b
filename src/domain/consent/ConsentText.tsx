import { useTranslation } from 'react-i18next';
import type { ConsentPurpose, ConsentVersion } from '../../../contract/plain/consent.ts';

interface ConsentTextProps {
  purpose: ConsentPurpose;
  version: ConsentVersion;
  /** The name of the clinic that receives the data. */
  clinic: string;
}

/** The full text of one consent, as it was in that version. */
export function ConsentText({ purpose, version, clinic }: ConsentTextProps) {
  const { t } = useTranslation();
  const receiver = t(`consentText.${version}.handover.receiver`, { clinic });
  const rows = [
    ...(purpose === 'handover' ? [['receiver', receiver] as const] : []),
    ['purpose', t(`consentText.${version}.${purpose}.purpose`, { clinic })],
    ['items', t(`consentText.${version}.${purpose}.items`, { clinic })],
    ['period', t(`consentText.${version}.${purpose}.period`, { clinic })],
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
