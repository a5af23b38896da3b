import type { ReactNode } from 'react';
import { classNames } from '../lib/classNames.ts';

interface CardProps {
  className?: string;
  children: ReactNode;
}

/** Holds one thing of a list. A link with `card-link` in it makes all of the card lead there. */
export function Card({ className, children }: CardProps) {
  return <article className={classNames('relative rounded-card', className)}>{children}</article>;
}
