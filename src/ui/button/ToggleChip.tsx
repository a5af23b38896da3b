import type { ReactNode } from 'react';
import { Icon } from '../picture/Icon.tsx';
import { chipLook } from './chipLook.ts';
import { PlainButton } from './PlainButton.tsx';

interface ToggleChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function ToggleChip({ isOn, onPress, children }: ToggleChipProps) {
  return (
    <PlainButton aria-pressed={isOn} className={chipLook(isOn, 'px-4')} onClick={onPress}>
      <span className="relative flex items-center gap-1">
        {isOn && <Icon name="check" className="size-4" />}
        {children}
      </span>
    </PlainButton>
  );
}
