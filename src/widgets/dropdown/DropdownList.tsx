import { type MouseEvent, type UIEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DROPDOWN_Z_INDEX, SCROLL_TRIGGER_PERCENT } from '../../constants.ts';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { DropdownAvatar } from './DropdownAvatar.tsx';
import { type DropdownItem, keyOf, nameOf } from './dropdownItem.ts';
import type { DropdownState } from './useDropdown.ts';

interface DropdownListProps<I extends DropdownItem> {
  /** Id of the field. */
  id: string;
  label: string;
  state: DropdownState<I>;
  onChoose: (item: I, event: MouseEvent) => void;
}

export const optionId = (id: string, index: number) =>
  index < 0 ? undefined : `${id}-option-${index}`;

export function DropdownList<I extends DropdownItem>(props: DropdownListProps<I>) {
  const { id, label, state, onChoose } = props;
  const { matches, typed, activeIndex, isChosen, lookup, field, list, handleListKey } = state;
  const { t } = useTranslation();
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [list]);
  useEffect(() => {
    document.getElementById(optionId(id, activeIndex) ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  const handleRetry = () => {
    // The focused button disappears, so the field gets the focus.
    field.current?.focus();
    lookup?.retry?.();
  };
  const nothing = matches.length === 0 && t(typed === '' ? 'input.noneLeft' : 'input.noMatch');

  return (
    <div
      // A dialog clips overflow, so inside a dialog the list is part of the layout.
      className="absolute in-[dialog]:static inset-x-0 top-full mt-1.5 animate-appear overflow-hidden rounded-card bg-raised shadow-raised inset-ring inset-ring-line"
      style={{ zIndex: DROPDOWN_Z_INDEX }}
    >
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-activedescendant={optionId(id, activeIndex)}
        tabIndex={-1}
        className="max-h-72 scroll-my-24 overflow-y-auto overscroll-contain p-1.5 outline-none"
        onKeyDown={handleListKey}
        onScroll={(event) => isNearEnd(event) && lookup?.onNearEnd()}
      >
        {matches.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field and the list
          <div
            key={keyOf(item)}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(item)}
            className={classNames(
              'flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-lg px-3 py-2 active:bg-quiet aria-selected:font-semibold aria-selected:text-brand-strong',
              index === activeIndex && 'bg-quiet inset-ring-2 inset-ring-brand-strong',
            )}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => onChoose(item, event)}
          >
            <DropdownAvatar item={item} />
            <span className="min-w-0 flex-1">{nameOf(item)}</span>
            {isChosen(item) && <Icon name="check" className="size-5 shrink-0" />}
          </div>
        ))}
      </div>
      <p role="status" className="px-4 text-muted not-empty:pb-4">
        {lookup ? lookup.note : nothing}
      </p>
      {lookup?.retry && (
        <Button look="quiet" className="mx-4 mb-4" onClick={handleRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

const isNearEnd = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) =>
  scrollTop + clientHeight >= (scrollHeight * SCROLL_TRIGGER_PERCENT) / 100;
