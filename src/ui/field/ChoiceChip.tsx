import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';

interface ChoiceChipProps {
  /** Radio buttons of one name exclude each other. */
  type: 'radio' | 'checkbox';
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** How many records the choice has. */
  count?: string | undefined;
  look?: keyof typeof LOOKS;
  lang?: string | undefined;
  children: ReactNode;
}

const LOOKS = {
  pill: {
    shape: 'rounded-full px-4',
    open: 'inset-ring inset-ring-edge',
    chosen: 'inset-ring-2 inset-ring-brand',
  },
  row: { shape: 'rounded-card px-3', open: '', chosen: '' },
};

const CHOSEN = 'bg-brand-soft font-semibold text-brand-strong';

/** A radio button or a checkbox with the look of a chip or of a row. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { type, name, isChosen, onChoose, count, look = 'pill', lang, children } = props;
  const { shape, open, chosen } = LOOKS[look];
  return (
    <label
      className={classNames(
        'relative flex min-h-11 items-center gap-1.5',
        shape,
        isChosen ? `${CHOSEN} ${chosen}` : open,
      )}
    >
      <input
        type={type}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit]"
      />
      <span className="min-w-0" lang={lang}>
        {children}
      </span>
      {count !== undefined && (
        <span
          className={classNames(
            'font-normal text-muted text-small tabular-nums',
            look === 'row' && 'ml-auto',
          )}
        >
          {count}
        </span>
      )}
    </label>
  );
}
