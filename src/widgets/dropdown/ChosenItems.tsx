import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { DropdownAvatar } from './DropdownAvatar.tsx';
import { type DropdownItem, keyOf, nameOf } from './dropdownItem.ts';

interface ChosenItemsProps<I extends DropdownItem> {
  label: string;
  items: readonly I[];
  onRemove: (item: I) => void;
  /** The keyboard focus has to move elsewhere. */
  onLastRemoved: () => void;
}

/** The chosen items in order, each with a remove button. */
export function ChosenItems<I extends DropdownItem>(props: ChosenItemsProps<I>) {
  const { label, items, onRemove, onLastRemoved } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);

  const handleRemove = (item: I, event: MouseEvent) => {
    const place = items.indexOf(item);
    flushSync(() => onRemove(item));
    if (event.detail !== 0) return;
    // The removed button had the focus, so the neighbour gets it.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[place] ?? buttons[place - 1];
    if (neighbour) neighbour.focus();
    else onLastRemoved();
  };

  if (items.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {items.map((item) => (
        <li
          key={keyOf(item)}
          className="flex min-h-11 max-w-full items-center gap-2 rounded-full bg-brand-soft pl-4 text-brand-strong"
        >
          <DropdownAvatar item={item} className="-ml-2" />
          <span className="min-w-0 py-1">{nameOf(item)}</span>
          <IconButton
            name="close"
            label={t('input.removeItem', { name: nameOf(item) })}
            iconClassName="size-4"
            className="-ml-1"
            onClick={(event) => handleRemove(item, event)}
          />
        </li>
      ))}
    </ul>
  );
}
