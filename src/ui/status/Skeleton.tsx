import { classNames } from '../../lib/classNames.ts';

/** A stand-in of the size and shape of what is on its way. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse bg-quiet', className)} />
  );
}
