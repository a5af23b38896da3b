import type { ReactNode } from 'react';
import { classNames } from '../lib/classNames.ts';

interface CardProps {
  className?: string;
  children: ReactNode;
}

/** One item of a list. A link with the class `card-link` makes the whole card a link. */
export function Card({ className, children }: CardProps) {
  return <article className={classNames('relative rounded-card', className)}>{children}</article>;
}
