import { classNames } from '../../lib/classNames.ts';

/** A placeholder with the shape of content that is loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse bg-quiet', className)} />
  );
}
