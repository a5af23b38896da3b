import { useTranslation } from 'react-i18next';
import { pagesOf } from '../../api/pagesOf.ts';
import { useServerPages } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { MatchOption } from './MatchOption.tsx';
import { MoreOption } from './MoreOption.tsx';
import { type NameGroup, pathOfMatch } from './matchGroups.ts';
import { furtherMatchesQuery } from './searchAtoms.ts';
import type { MatchKeys } from './useMatchKeys.ts';

interface FurtherMatchesProps {
  /** The first matches; this component loads the next ones. */
  group: NameGroup;
  text: string;
  keys: MatchKeys;
  onChoose: () => void;
}

export function FurtherMatches({ group, text, keys, onChoose }: FurtherMatchesProps) {
  const { t } = useTranslation();
  const { kind, matches } = group;
  const query = furtherMatchesQuery(text, kind, matches.length);
  const list = pagesOf(useServerPages(query), ({ items }) => items);
  const { answer, mayLoad, loadMore, isLoadingMore, retry } = list;
  const isBusy = answer.state === 'loading' || isLoadingMore;
  return (
    <>
      {dataOf(answer)?.map((match) => (
        <MatchOption
          key={match.id}
          kind={kind}
          match={match}
          text={text}
          onChoose={onChoose}
          to={pathOfMatch(kind, match)}
          option={keys.optionProps(`${kind}-${match.id}`)}
          replaces={false}
        />
      ))}
      {(isBusy || retry || mayLoad) && (
        <MoreOption
          option={keys.optionProps(`${kind}-more`)}
          isBusy={isBusy}
          onPress={retry ?? loadMore}
        >
          {retry ? t('common.retry') : t('common.more')}
        </MoreOption>
      )}
    </>
  );
}
