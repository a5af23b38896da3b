import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { ChosenItems } from './ChosenItems.tsx';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';
import { DEFAULT_ITEMS, type DropdownItem, keyOf, withoutChosen } from './dropdownItem.ts';

interface MultiSelectProps<T> extends Pick<DropdownProps<T>, 'label' | 'items' | 'noneLabel'> {
  chosen: readonly DropdownItem<T>[];
  onChange: (chosen: DropdownItem<T>[]) => void;
}

interface Pending<T> {
  item: DropdownItem<T>;
  /** The items that were offered when it was picked. */
  among: string;
}

/** Several of many: pick one, add it, pick the next. Added items are no longer offered. */
export function MultiSelect<T>(props: MultiSelectProps<T>) {
  const { items = DEFAULT_ITEMS, chosen, onChange, ...dropdown } = props;
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const offered = withoutChosen(items, chosen);
  const among = offered.map(keyOf).join('\n');
  const [picked, setPicked] = useState<Pending<T> | null>(null);
  // If other items are offered, the picked one is dropped for good.
  if (picked && picked.among !== among) setPicked(null);
  const pending = picked?.item ?? null;

  const focusField = () => root.current?.querySelector('input')?.focus();

  const handleAdd = (event: MouseEvent) => {
    if (!pending) return;
    onChange([...chosen, pending]);
    setPicked(null);
    // The add button is disabled now, so the keyboard focus moves to the field.
    if (event.detail === 0) focusField();
  };

  return (
    <div ref={root}>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Dropdown
            {...dropdown}
            items={offered}
            chosen={pending}
            onChoose={(item) => setPicked({ item, among })}
          />
        </div>
        <Button look="quiet" className="shrink-0" disabled={!pending} onClick={handleAdd}>
          {t('input.add')}
        </Button>
      </div>
      <ChosenItems
        label={`${props.label} ${t('input.selected')}`}
        items={chosen}
        onRemove={(item) => onChange(chosen.filter((one) => one !== item))}
        onLastRemoved={focusField}
      />
    </div>
  );
}
