import { useTranslation } from 'react-i18next';
import type { Named } from '../../../contract/shape.ts';
import { classNames } from '../../lib/classNames.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { TermIcon } from './TermIcon.tsx';
import { useArrowKeys } from './useArrowKeys.ts';

interface ChoiceListProps {
  terms: readonly Named[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  look: keyof typeof LOOKS;
  /** Shown if there are no terms. */
  noneText?: string;
}

/** Tiles have pictures, chips only names, rows are for long lists. */
const LOOKS = {
  tiles: {
    columns: 2,
    list: 'grid grid-cols-2 gap-2 pt-1',
    item: 'min-h-16 rounded-card bg-quiet px-3 py-2',
    check: 'absolute top-1.5 right-1.5 size-4',
  },
  chips: {
    columns: 2,
    list: 'grid grid-cols-2 gap-2 pt-1',
    item: 'min-h-13 rounded-card bg-quiet px-4 py-2',
    check: 'absolute top-1.5 right-1.5 size-4',
  },
  rows: {
    columns: 1,
    list: 'divide-y divide-line pt-1',
    item: 'min-h-13 px-1 py-2',
    check: 'size-5 shrink-0',
  },
};

/** A list of terms with the current one marked. */
export function ChoiceList({ terms, chosenId, onChoose, look, noneText }: ChoiceListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { columns, list, item, check } = LOOKS[look];
  const keys = useArrowKeys(columns);
  if (terms.length === 0) {
    return (
      <p className="py-10 text-center text-muted">{noneText ?? t('contents.nothingToChoose')}</p>
    );
  }
  return (
    <ul {...keys} className={list}>
      {terms.map((term) => {
        const { text, lang } = localName(language, term);
        const isChosen = term.id === chosenId;
        return (
          <li key={term.id} className="flex">
            <PlainButton
              aria-current={isChosen || undefined}
              className={classNames(
                'relative flex w-full flex-wrap items-center gap-x-3 text-left transition active:scale-[.98]',
                item,
                isChosen && 'font-semibold text-brand-strong',
                isChosen && look !== 'rows' && 'inset-ring-2 inset-ring-brand',
              )}
              onClick={() => onChoose(term.id)}
            >
              {look === 'tiles' && <TermIcon id={term.id} />}
              <span lang={lang} className="min-w-0 flex-1 basis-14">
                {text}
              </span>
              {isChosen && <Icon name="check" className={check} />}
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
