import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DROPDOWN_LABEL } from '../../constants.ts';
import { classNames } from '../../lib/classNames.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../ui/field/fieldLook.ts';
import { ChosenTooltip } from './ChosenTooltip.tsx';
import { DropdownAvatar } from './DropdownAvatar.tsx';
import { DropdownList, optionId } from './DropdownList.tsx';
import { DEFAULT_ITEMS, type DropdownItem, type Lookup } from './dropdownItem.ts';
import { useDropdown } from './useDropdown.ts';
import { useLeaving } from './useLeaving.ts';
import { useRememberedChoice } from './useRememberedChoice.ts';

export interface DropdownProps<T> {
  label: string;
  hint?: string;
  items?: readonly DropdownItem<T>[];
  chosen: DropdownItem<T> | null;
  onChoose: (item: DropdownItem<T>) => void;
  /** Shown while nothing is chosen. */
  noneLabel?: string;
  /** The choice is restored on the next visit. */
  remembers?: boolean;
  lookup?: Lookup;
}

/** A searchable dropdown. The field searches; its button opens the list without the keyboard. */
export function Dropdown<T>(props: DropdownProps<T>) {
  const { label, hint, items = DEFAULT_ITEMS, chosen, remembers = false } = props;
  const { noneLabel = DROPDOWN_LABEL, onChoose, lookup } = props;
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const remember = useRememberedChoice(remembers, items, (item) => !chosen && onChoose(item));
  const handleChosen = (item: DropdownItem<T>) => {
    onChoose(item);
    remember(item);
  };
  const state = useDropdown(items, chosen, handleChosen, lookup);
  const { isOpen, typed, chosenName, chosenLabel, activeIndex, field, button, list } = state;
  const { open, close } = state;
  useLeaving(root, close);

  // Selects the shown name, so that typing replaces it.
  useEffect(() => {
    if (!isOpen && document.activeElement === field.current) field.current?.select();
  }, [isOpen, field]);

  const handleButton = () => {
    if (isOpen) return close();
    flushSync(() => open());
    list.current?.focus();
  };

  const handleChoose = (item: DropdownItem<T>, event: MouseEvent) => {
    state.choose(item);
    // On touch devices the on-screen keyboard would cover half of the screen.
    if (isByTouch(event)) field.current?.blur();
  };

  return (
    <Field label={label} hint={hint}>
      {(parts) => (
        <div ref={root} className="relative">
          {chosen && !isOpen && (
            <DropdownAvatar item={chosen} className="pointer-events-none absolute top-2 left-2.5" />
          )}
          <input
            {...parts}
            ref={field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${parts.id}-list` : undefined}
            aria-activedescendant={isOpen ? optionId(parts.id, activeIndex) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={chosenLabel || noneLabel}
            value={isOpen ? typed : chosenLabel}
            className={classNames(
              'h-12 truncate pr-12',
              FIELD_LOOK,
              chosen?.avatar && !isOpen && 'pl-12.5',
            )}
            onChange={state.handleType}
            onKeyDown={state.handleFieldKey}
            onFocus={() => !isOpen && open()}
            onClick={() => !isOpen && open()}
          />
          {chosenName && !isOpen && <ChosenTooltip text={chosenName} field={field} />}
          <IconButton
            ref={button}
            name={isOpen ? 'chevronUp' : 'chevronDown'}
            label={`${label} ${t('input.openList')}`}
            aria-expanded={isOpen}
            tabIndex={-1}
            iconClassName="size-5 text-muted"
            className="absolute top-0.5 right-0.5"
            onClick={handleButton}
          />
          {isOpen && (
            <DropdownList id={parts.id} label={label} state={state} onChoose={handleChoose} />
          )}
        </div>
      )}
    </Field>
  );
}

const isByTouch = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
