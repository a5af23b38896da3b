import { type MouseEvent, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { ChosenItems } from './ChosenItems.tsx';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';
import { DEFAULT_ITEMS, type DropdownItem, keyOf, nameOf, withoutChosen } from './dropdownItem.ts';
import { UnaddedPicks } from './unaddedPicks.ts';

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

  const addButton = useRef<HTMLButtonElement>(null);
  const isReminded = useReminder(pending, addButton);

  const focusField = () => root.current?.querySelector('input')?.focus();

  const handleDrop = (event: MouseEvent) => {
    setPicked(null);
    // The pressed button is disabled or gone now, so the keyboard focus moves to the field.
    if (event.detail === 0) focusField();
  };
  const handleAdd = (event: MouseEvent) => {
    if (!pending) return;
    onChange([...chosen, pending]);
    handleDrop(event);
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
        <Button
          ref={addButton}
          look="quiet"
          className="shrink-0"
          disabled={!pending}
          onClick={handleAdd}
        >
          {t('input.add')}
        </Button>
      </div>
      <Trouble className="mt-2" text={isReminded && t('input.notAdded')} />
      {isReminded && pending && (
        <PlainButton
          className="min-h-11 text-muted text-small underline underline-offset-4"
          onClick={handleDrop}
        >
          {t('input.removeItem', { name: nameOf(pending) })}
        </PlainButton>
      )}
      <ChosenItems
        label={`${props.label} ${t('input.selected')}`}
        items={chosen}
        onRemove={(item) => onChange(chosen.filter((one) => one !== item))}
        onLastRemoved={focusField}
      />
    </div>
  );
}

/** True if the form was not sent because this item was not added yet. The focus moves to the add button then. */
function useReminder(
  pending: DropdownItem | null,
  addButton: RefObject<HTMLButtonElement | null>,
): boolean {
  const picks = use(UnaddedPicks);
  const [reminded, setReminded] = useState<DropdownItem | null>(null);
  useEffect(() => {
    if (!pending || !picks) return;
    const remind = () => {
      setReminded(pending);
      addButton.current?.focus();
    };
    picks.add(remind);
    return () => {
      picks.delete(remind);
      setReminded(null);
    };
  }, [pending, picks, addButton]);
  return pending !== null && reminded === pending;
}
