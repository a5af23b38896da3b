import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFindBar } from '../../domain/find/useFindBar.ts';
import type { RecordTab } from '../../domain/record/recordTabs.ts';
import { pickerFor } from '../../domain/taxonomy/pickerFor.ts';
import { type ListFilters, WITHOUT_FILTERS, WITHOUT_FIND } from '../../lib/find.ts';
import { changeFindAtom, filtersAtom } from '../../state/filtersAtom.ts';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { ToggleChip } from '../../ui/button/ToggleChip.tsx';
import { FindChip } from './FindChip.tsx';

/** Sort and conditions of the lists: one line of chips below the tabs, which stays while the list scrolls. */
export function FindBar({ tab }: { tab: RecordTab }) {
  const { t } = useTranslation();
  const { filters, find } = useAtomValue(filtersAtom);
  const choose = useChoose();
  const openModal = useOpenModal();
  const { toggles, chips, isChosen } = useFindBar(filters, find, tab);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form
    <div
      role="group"
      aria-label={t('find.bar')}
      data-bar=""
      // For a mouse the chips wrap, because it scrolls sideways badly.
      className="no-scrollbar sticky top-26 z-10 flex min-h-13 items-center gap-x-2 overflow-x-auto overflow-y-hidden bg-surface px-4 py-1 [@media(pointer:fine)_and_(width>30rem)]:flex-wrap [@media(height<32rem)]:static"
    >
      {toggles.map(({ text, isOn, change }) => (
        <ToggleChip key={text} isOn={isOn} onPress={() => choose(change)}>
          {text}
        </ToggleChip>
      ))}
      {chips.map(({ kind, value, lang, without }, place) => (
        <FindChip
          // biome-ignore lint/suspicious/noArrayIndexKey: the chip after a removed one takes its place and keeps the focus
          key={place}
          isLastOfSeveral={chips[place - 1]?.kind === kind && chips[place + 1]?.kind !== kind}
          label={t(`find.${kind}`)}
          value={value}
          lang={lang}
          onOpen={() =>
            void (kind === 'treatment'
              ? openModal('picker', { picker: pickerFor(filters) ?? 'treatment' })
              : openModal('find', { kind }))
          }
          onRemove={() => choose(without)}
        />
      ))}
      {isChosen && (
        <PlainButton
          className="h-11 shrink-0 whitespace-nowrap px-2 font-semibold text-brand-strong"
          onClick={(event) => {
            // This button disappears, so another one gets the focus.
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            choose({ ...WITHOUT_FILTERS, ...WITHOUT_FIND });
          }}
        >
          {t('find.reset')}
        </PlainButton>
      )}
    </div>
  );
}

/** Changes the list and scrolls to its top. */
function useChoose() {
  const changeFind = useSetAtom(changeFindAtom);
  return (changes: ListFilters) => {
    if (changeFind(changes) && window.scrollY > 0) window.scrollTo(0, 0);
  };
}
