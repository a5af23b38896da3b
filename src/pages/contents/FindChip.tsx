import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/plain/language.ts';
import { classNames } from '../../lib/classNames.ts';
import { chipLook } from '../../ui/button/chipLook.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

interface FindChipProps {
  label: string;
  /** What is chosen. */
  value: string | undefined;
  lang?: Language | undefined;
  /** The last of several chips that open the same modal: it disappears with its value. */
  isLastOfSeveral: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** Opens a modal. A chosen value replaces the name, with a button that removes it. */
export function FindChip({ label, value, lang, isLastOfSeveral, onOpen, onRemove }: FindChipProps) {
  const { t } = useTranslation();
  const isChosen = value !== undefined;
  return (
    <div className={chipLook(isChosen)}>
      <PlainButton
        aria-haspopup="dialog"
        aria-label={value ? `${label}: ${value}` : undefined}
        className={classNames(
          'relative flex h-full items-center gap-1 pl-4',
          isChosen ? 'pr-1' : 'pr-3',
        )}
        onClick={onOpen}
      >
        <span lang={value ? lang : undefined}>{value || label}</span>
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
