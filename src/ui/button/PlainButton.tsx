import type { ComponentProps } from 'react';

/** A control without a look of its own. The native default, sending the form around it, is never meant. */
export function PlainButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} {...rest} />;
}
