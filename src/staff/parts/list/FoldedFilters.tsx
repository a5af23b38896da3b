import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/classNames.ts';
import { formatCount } from '../../../lib/number.ts';
import { Button } from '../../../ui/button/Button.tsx';

interface FoldedFiltersProps {
  label: string;
  /** How many of them are applied now. Then they are shown from the beginning. */
  applied: number;
  className: string;
  children: ReactNode;
}

/** On a phone the filters stand behind a button, so that the first rows of the list are in view. */
export function FoldedFilters({ label, applied, className, children }: FoldedFiltersProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const [isOpen, setIsOpen] = useState(applied > 0);
  return (
    <>
      <Button
        look="quiet"
        className="justify-self-start sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {applied > 0 ? t('filtersApplied', { label, n: formatCount(applied) }) : label}
      </Button>
      <div id={id} className={classNames(className, !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}
