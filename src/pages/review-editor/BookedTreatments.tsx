import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { joinNames } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { idsOf } from './choices.ts';

interface BookedTreatmentsProps {
  counsel: Counsel;
  /** What the field offers. */
  items: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** The field of the treatments. */
  children: ReactNode;
}

/**
 * One press chooses the treatments that the member named with the booking. The field begins empty all the same
 * (EDT-20).
 */
export function BookedTreatments({
  counsel,
  items,
  chosen,
  onChange,
  children,
}: BookedTreatmentsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const booked = new Set(idsOf(counsel.details?.treatments ?? []));
  const missing = items.filter(({ id }) => booked.has(id) && !chosen.includes(id));
  const names = missing.map(({ name }) => name);
  const add = (event: MouseEvent) => {
    onChange([...chosen, ...idsOf(missing)]);
    // The button goes away, so the keyboard focus moves to the field.
    if (event.detail === 0) root.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={root}>
      {children}
      {missing.length > 0 && (
        <PlainButton
          className="mt-2 min-h-11 rounded-card bg-quiet px-4 py-2 text-left text-small"
          onClick={add}
        >
          {t('editor.addBooked', { names: joinNames(language, names) })}
        </PlainButton>
      )}
    </div>
  );
}
