import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { BeforeTyping } from '../../domain/search/BeforeTyping.tsx';
import { MatchesState } from '../../domain/search/MatchesState.tsx';
import { MatchList } from '../../domain/search/MatchList.tsx';
import { MoreOption } from '../../domain/search/MoreOption.tsx';
import { matchGroups } from '../../domain/search/matchGroups.ts';
import { SearchField } from '../../domain/search/SearchField.tsx';
import { wantedText } from '../../domain/search/searchAtoms.ts';
import { useFinishedSearch } from '../../domain/search/useFinishedSearch.ts';
import { useMatchKeys } from '../../domain/search/useMatchKeys.ts';
import { useSearch } from '../../domain/search/useSearch.ts';
import { formatCounted } from '../../lib/number.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useFocusOnMount } from '../../ui/focus/useFocusOnMount.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';

export function SearchModal({ onClose }: ModalContentProps<'search'>) {
  const { t } = useTranslation();
  // Runs after the dialog took the focus, so that a phone's keyboard opens at once.
  const field = useFocusOnMount<HTMLInputElement>();
  const [text, setText] = useState('');
  const search = useSearch(text);
  const groups = search.answer ? matchGroups(search.answer) : [];
  const keys = useMatchKeys(search.answer);
  const goToPage = usePageOfMatches();

  const remember = useFinishedSearch(text, search);
  const showAll = () => {
    if (wantedText(text) === '') return;
    remember();
    goToPage(wantedText(text));
  };
  const searchFor = (wanted: string) => {
    setText(wanted);
    field.current?.focus();
  };

  return (
    <Modal title={t('search.title')} closeLabel={t('common.close')} place="top" onClose={onClose}>
      <div className="sticky top-0 z-10 -mx-1 bg-raised px-1 pt-1 pb-2">
        <SearchField
          field={field}
          text={text}
          {...keys}
          onChange={setText}
          onSubmit={showAll}
          isOpen={groups.length > 0}
        />
      </div>
      <div className="min-h-40">
        {wantedText(text) === '' && <BeforeTyping onChoose={searchFor} replaces />}
        <MatchList
          groups={groups}
          text={text}
          keys={keys}
          replaces
          onChoose={remember}
          more={({ kind, more }) => (
            <MoreOption
              option={keys.optionProps(`${kind}-more`)}
              icon="chevronRight"
              onPress={showAll}
            >
              {t('search.more', { n: formatCounted(more) })}
            </MoreOption>
          )}
        />
        <MatchesState search={search} groups={groups} onSearch={searchFor} />
      </div>
    </Modal>
  );
}

/** The page of all matches replaces the modal's history entry. */
function usePageOfMatches() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (text: string) =>
    void navigate(withLanguage(`/search?${new URLSearchParams({ q: text })}`, search), {
      replace: true,
    });
}
