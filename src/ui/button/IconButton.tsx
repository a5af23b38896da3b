import type { ComponentProps } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../picture/Icon.tsx';
import type { IconName } from '../picture/icons.ts';
import { PlainButton } from './PlainButton.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children' | 'onClick'> {
  name: IconName;
  /** The accessible name. */
  label: string;
  onClick?: ComponentProps<'button'>['onClick'] | undefined;
  iconClassName?: string;
}

export function IconButton({ name, label, className, iconClassName, ...rest }: IconButtonProps) {
  return (
    <PlainButton
      {...rest}
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full transition active:bg-quiet disabled:opacity-40',
        className,
      )}
    >
      <Icon name={name} {...(iconClassName && { className: iconClassName })} />
    </PlainButton>
  );
}
