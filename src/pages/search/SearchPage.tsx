import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeTyping } from '../../domain/search/BeforeTyping.tsx';
import { MatchesState } from '../../domain/search/MatchesState.tsx';
import { MatchList } from '../../domain/search/MatchList.tsx';
import { matchGroups } from '../../domain/search/matchGroups.ts';
import { SearchField } from '../../domain/search/SearchField.tsx';
import { wantedText } from '../../domain/search/searchAtoms.ts';
import { useFinishedSearch } from '../../domain/search/useFinishedSearch.ts';
import { useMatchKeys } from '../../domain/search/useMatchKeys.ts';
import { useSearch } from '../../domain/search/useSearch.ts';
import { Frame } from '../../layout/frame/Frame.tsx';
import { MoreMatches } from './MoreMatches.tsx';
import { useTextInAddress } from './useTextInAddress.ts';

/** Matches per kind before "more". */
export const FIRST_MATCHES = 20;

export function SearchPage() {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useTextInAddress();
  // React keeps a text that was typed before hydration, but does not report it. The next rendering would overwrite it.
  useLayoutEffect(() => setText(field.current?.value ?? ''), [setText]);
  const search = useSearch(text, FIRST_MATCHES);
  const groups = search.answer ? matchGroups(search.answer) : [];
  const keys = useMatchKeys(search.answer);
  const remember = useFinishedSearch(text, search);

  const submit = () => {
    remember();
    // The keyboard of a phone covers the matches. With other keyboards the arrow keys go on moving through them.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  return (
    <Frame>
      <div className="sticky top-14 z-10 bg-surface px-4 pb-2">
        <h1 className="py-3 font-bold text-title">{t('search.title')}</h1>
        <SearchField
          field={field}
          text={text}
          {...keys}
          onChange={setText}
          onSubmit={submit}
          isOpen={groups.length > 0}
        />
      </div>
      <div className="px-4">
        {wantedText(text) === '' && <BeforeTyping onChoose={setText} />}
        <MatchList
          groups={groups}
          text={text}
          keys={keys}
          onChoose={remember}
          more={(group) => (
            <MoreMatches
              key={search.text}
              group={group}
              keys={keys}
              text={search.text}
              onChoose={remember}
            />
          )}
        />
        <MatchesState search={search} groups={groups} onSearch={setText} />
      </div>
    </Frame>
  );
}
