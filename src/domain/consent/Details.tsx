import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../../ui/picture/Icon.tsx';

interface DetailsProps {
  /** For screen readers: details of what. */
  about: string;
  className?: string;
  children: ReactNode;
}

/** Texts of consents that open at a press. */
export function Details({ about, className, children }: DetailsProps) {
  const { t } = useTranslation();
  return (
    <details className={classNames('group', className)}>
      <summary className="inline-flex min-h-11 list-none items-center gap-1 text-muted text-small [&::-webkit-details-marker]:hidden">
        {t('consent.details')}
        <span className="sr-only">{about}</span>
        <Icon name="chevronDown" className="size-4 transition group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
