import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/IconButton.tsx';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onStep: (from: number, to: number) => void;
}

export function MoveButtons({ name, index, count, onStep }: MoveButtonsProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLSpanElement>(null);

  const step = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    flushSync(() => onStep(index, index + by));
    // A moved element loses the focus. At the end of the row the button is disabled, so another one
    // gets it.
    const next = button.disabled ? group.current?.querySelector('button:not([disabled])') : button;
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <span ref={group} className="flex">
      <IconButton
        name="chevronLeft"
        iconClassName="size-5"
        label={`${name} ${t('upload.moveEarlier')}`}
        disabled={index === 0}
        onClick={step(-1)}
      />
      <IconButton
        name="chevronRight"
        iconClassName="size-5"
        label={`${name} ${t('upload.moveLater')}`}
        disabled={index === count - 1}
        onClick={step(1)}
      />
    </span>
  );
}
