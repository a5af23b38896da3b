import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/classNames.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

/** The press reaches 4 px above and below what is visible. */
const PILL =
  'relative flex h-11 shrink-0 items-center whitespace-nowrap before:absolute before:inset-x-0 before:inset-y-1 before:rounded-full';
const EMPTY = 'before:inset-ring before:inset-ring-edge';
const FILLED =
  'font-semibold text-brand-strong before:bg-brand-soft before:inset-ring before:inset-ring-brand-strong';

interface FindChipProps {
  label: string;
  /** What is chosen. */
  value: string | undefined;
  /** The last of several chips that open the same modal: it disappears with its value. */
  isLastOfSeveral: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** Opens a modal. A chosen value replaces the name, with a button that removes it. */
export function FindChip({ label, value, isLastOfSeveral, onOpen, onRemove }: FindChipProps) {
  const { t } = useTranslation();
  const isChosen = value !== undefined;
  return (
    <div className={classNames(PILL, isChosen ? FILLED : EMPTY)}>
      <PlainButton
        aria-haspopup="dialog"
        aria-label={value ? `${label}: ${value}` : undefined}
        className={classNames(
          'relative flex h-full items-center gap-1 pl-4',
          isChosen ? 'pr-1' : 'pr-3',
        )}
        onClick={onOpen}
      >
        {value || label}
        {!isChosen && <Icon name="chevronDown" className="size-4 text-muted" />}
      </PlainButton>
      {isChosen && (
        <PlainButton
          aria-label={t('find.without', { name: value || label })}
          className="relative grid size-11 place-items-center"
          onClick={(event) => {
            // This button is removed. The chip stays, with the next value or none, unless it is the last of several.
            const chip = event.currentTarget.parentElement;
            const staying = isLastOfSeveral ? chip?.previousElementSibling : chip;
            staying?.querySelector('button')?.focus();
            onRemove();
          }}
        >
          <Icon name="close" className="size-4" />
        </PlainButton>
      )}
    </div>
  );
}

interface ToggleChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function ToggleChip({ isOn, onPress, children }: ToggleChipProps) {
  return (
    <PlainButton
      aria-pressed={isOn}
      className={classNames(PILL, 'px-4', isOn ? FILLED : EMPTY)}
      onClick={onPress}
    >
      <span className="relative flex items-center gap-1">
        {isOn && <Icon name="check" className="size-4" />}
        {children}
      </span>
    </PlainButton>
  );
}
