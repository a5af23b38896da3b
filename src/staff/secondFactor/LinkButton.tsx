import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';

interface LinkButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** A button that changes the form and looks like a link. */
export function LinkButton({ onClick, children }: LinkButtonProps) {
  return (
    <PlainButton
      className="min-h-11 justify-self-center px-2 text-brand-strong underline underline-offset-4"
      onClick={onClick}
    >
      {children}
    </PlainButton>
  );
}
