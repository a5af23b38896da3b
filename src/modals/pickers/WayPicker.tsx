import { useTranslation } from 'react-i18next';
import type { PickerName } from '../../domain/taxonomy/pickerFor.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { TermIcon } from './TermIcon.tsx';
import { useArrowKeys } from './useArrowKeys.ts';

const WAYS = [
  { picker: 'part', label: 'contents.findByPart', icon: 'body' },
  { picker: 'specialty', label: 'contents.findBySpecialty', icon: 'general-surgery' },
] as const satisfies { picker: PickerName; label: string; icon: string }[];

/** Asks whether to browse by specialty or by part. */
export function WayPicker({ onChoose }: { onChoose: (picker: PickerName) => void }) {
  const { t } = useTranslation();
  const list = useArrowKeys(1);
  return (
    <ul {...list} className="grid gap-2 pt-1">
      {WAYS.map(({ picker, label, icon }) => (
        <li key={picker}>
          <PlainButton
            className="flex min-h-18 w-full items-center gap-4 rounded-card bg-quiet px-4 text-left font-semibold transition active:scale-[.99]"
            onClick={() => onChoose(picker)}
          >
            <TermIcon id={icon} />
            <span className="flex-1">{t(label)}</span>
            <Icon name="chevronRight" className="size-5 text-muted" />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
