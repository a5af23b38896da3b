import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { YenNote } from '../Yen.tsx';
import { MatchOption } from './MatchOption.tsx';
import {
  keyOfMatch,
  type MatchGroup,
  type NameGroup,
  pathOfMatch,
  pathOfTopic,
} from './matchGroups.ts';
import type { MatchKeys } from './useMatchKeys.ts';

interface MatchListProps {
  groups: readonly MatchGroup[];
  /** The search text. */
  text: string;
  keys: MatchKeys;
  /** In a modal, the link replaces the modal's history entry. */
  replaces?: boolean;
  onChoose: () => void;
  /** Rendered at the end of a group with more matches. */
  more: (group: NameGroup) => ReactNode;
}

/** All matches, grouped by kind. */
export function MatchList(props: MatchListProps) {
  const { groups, text, keys, replaces = false, onChoose, more } = props;
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  const hasPrice = groups.some(
    (group) => group.kind !== 'topics' && group.matches.some(({ price }) => price !== undefined),
  );
  return (
    <>
      <div id={keys.listId} role="listbox" aria-label={t('search.matches')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
          <div
            key={group.kind}
            role="group"
            aria-labelledby={`${keys.listId}${group.kind}`}
            className="border-line py-2 not-first:border-t"
          >
            <div
              id={`${keys.listId}${group.kind}`}
              className="pt-1 font-semibold text-muted text-small"
            >
              {t(`search.${group.kind}`)}
            </div>
            {rowsOf(group).map(({ match, to }) => (
              <MatchOption
                key={keyOfMatch(match)}
                match={match}
                to={to}
                text={text}
                replaces={replaces}
                onChoose={onChoose}
                kind={group.kind}
                option={keys.optionProps(`${group.kind}-${keyOfMatch(match)}`)}
              />
            ))}
            {group.kind !== 'topics' && group.more > 0 && more(group)}
          </div>
        ))}
      </div>
      {hasPrice && <YenNote />}
    </>
  );
}

function rowsOf(group: MatchGroup) {
  if (group.kind === 'topics') {
    return group.matches.map((match) => ({ match, to: pathOfTopic(match) }));
  }
  const { kind, matches } = group;
  return matches.map((match) => ({ match, to: pathOfMatch(kind, match) }));
}
