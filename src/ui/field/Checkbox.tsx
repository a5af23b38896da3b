import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../picture/Icon.tsx';

interface CheckboxProps {
  isChecked: boolean;
  /** `hasShift`: the Shift key was down. */
  onChange: (isChecked: boolean, hasShift: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A checkbox whose whole line can be pressed. */
export function Checkbox({ isChecked, onChange, className, children }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 items-center gap-3', className)}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-md bg-surface inset-ring inset-ring-edge transition-colors checked:bg-action checked:inset-ring-0"
          checked={isChecked}
          onChange={({ target, nativeEvent }) =>
            // A checkbox changes by a click event. The space bar makes one, too.
            onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
        <Icon
          name="check"
          className="pointer-events-none relative size-4 text-on-action opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 text-balance">{children}</span>
    </label>
  );
}
