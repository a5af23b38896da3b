import { classNames } from '../../lib/classNames.ts';

/** A chip of a line of chips. The press reaches 4 px above and below what is visible. */
export const chipLook = (isChosen: boolean, more?: string) =>
  classNames(
    'relative flex h-11 shrink-0 items-center whitespace-nowrap before:absolute before:inset-x-0 before:inset-y-1 before:rounded-full',
    isChosen
      ? 'font-semibold text-brand-strong before:bg-brand-soft before:inset-ring before:inset-ring-brand-strong'
      : 'before:inset-ring before:inset-ring-edge',
    more,
  );
