import { useTranslation } from 'react-i18next';
import { useServerPages } from '../../api/useServerData.ts';
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
  const further = useServerPages(furtherMatchesQuery(text, kind, matches.length));
  const { data, hasNextPage, isFetching, isError } = further;
  return (
    <>
      {data?.pages
        .flatMap(({ items }) => items)
        .map((match) => (
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
      {(isFetching || isError || hasNextPage) && (
        <MoreOption
          option={keys.optionProps(`${kind}-more`)}
          isBusy={isFetching}
          onPress={() => void (data ? further.fetchNextPage() : further.refetch())}
        >
          {isError ? t('common.retry') : t('common.more')}
        </MoreOption>
      )}
    </>
  );
}
