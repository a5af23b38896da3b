import { useTranslation } from 'react-i18next';
import type { ConsentPurpose } from '../../../contract/consent.ts';
import { Icon } from '../../ui/picture/Icon.tsx';

/** The full text of one consent. */
export function ConsentText({ purpose }: { purpose: ConsentPurpose }) {
  const { t } = useTranslation();
  const rows = [
    ...(purpose === 'handover' ? [['receiver', t('consent.text.handover.receiver')] as const] : []),
    ['purpose', t(`consent.text.${purpose}.purpose`)],
    ['items', t(`consent.text.${purpose}.items`)],
    ['period', t(`consent.text.${purpose}.period`)],
  ] as const;
  return (
    <details className="group ml-9">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 text-muted text-small [&::-webkit-details-marker]:hidden">
        {t('consent.details')}
        <span className="sr-only">{t(`consent.${purpose}`)}</span>
        <Icon name="chevronDown" className="size-4 transition group-open:rotate-180" />
      </summary>
      <dl className="mb-2 grid gap-2 rounded-card bg-quiet px-4 py-3 text-small">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{t(`consent.${name}`)}</dt>
            <dd className="text-balance text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
