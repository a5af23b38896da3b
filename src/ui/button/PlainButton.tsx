import type { ComponentProps } from 'react';

/** A button without a style. Its default type does not submit a form. */
export function PlainButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} {...rest} />;
}
