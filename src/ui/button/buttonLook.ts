import { classNames } from '../../lib/classNames.ts';

export type ButtonLook = 'primary' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 text-body font-semibold transition select-none active:scale-[.98] disabled:bg-line disabled:text-muted disabled:inset-ring-0';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-action text-on-action',
  quiet: 'bg-surface text-ink inset-ring inset-ring-edge active:bg-quiet',
  danger: 'bg-danger-soft text-danger',
};

/** The look of a button for other elements, such as links. */
export const buttonLook = (look: ButtonLook = 'primary', more?: string) =>
  classNames(SHAPE, LOOKS[look], more);
