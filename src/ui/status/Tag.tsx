import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';

interface TagProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
}

const TONES = {
  plain: 'bg-quiet text-muted',
  brand: 'bg-brand-soft text-brand-strong',
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-w-0 items-center whitespace-nowrap rounded-full px-2.5 py-0.5 text-small',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
