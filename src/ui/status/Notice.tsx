import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../picture/Icon.tsx';

interface NoticeProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
}

const TONES = {
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-danger-soft text-danger',
};

const ICONS = { info: 'info', success: 'checkCircle', warning: 'warning', error: 'error' } as const;

/** A message inside the page. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  return (
    <p className={classNames('flex items-start gap-2 rounded-card px-4 py-3', TONES[tone])}>
      <Icon name={ICONS[tone]} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 text-balance">{children}</span>
    </p>
  );
}
