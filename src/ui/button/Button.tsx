import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonLook } from './buttonLook.ts';
import { PlainButton } from './PlainButton.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** An action is running: the button keeps its place and ignores presses. */
  isBusy?: boolean;
}

export function Button({ look, isBusy = false, className, children, ...rest }: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      className={buttonLook(look, className)}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: holdBack })}
    >
      {isBusy && <BusyMark />}
      {children}
    </PlainButton>
  );
}

/** A disabled button would lose the focus, so a busy one only cancels the click. */
function holdBack(event: MouseEvent) {
  event.preventDefault();
}

/** The turning circle of a button whose action is running. */
export function BusyMark({ className = 'size-4' }) {
  return (
    <span
      aria-hidden="true"
      className={`${className} animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  );
}
