import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FurtherMatches } from '../../domain/search/FurtherMatches.tsx';
import { MoreOption } from '../../domain/search/MoreOption.tsx';
import type { NameGroup } from '../../domain/search/matchGroups.ts';
import { useHasFurtherMatches } from '../../domain/search/searchAtoms.ts';
import type { MatchKeys } from '../../domain/search/useMatchKeys.ts';

interface MoreMatchesProps {
  group: NameGroup;
  text: string;
  keys: MatchKeys;
  onChoose: () => void;
}

/** A button that loads the further matches. After Back they are still in the cache and show at once. */
export function MoreMatches(props: MoreMatchesProps) {
  const { t } = useTranslation();
  const { group, text } = props;
  const hasFurther = useHasFurtherMatches(text, group.kind, group.matches.length);
  const [isAsked, setIsAsked] = useState(hasFurther);
  if (isAsked) return <FurtherMatches {...props} />;
  return (
    <MoreOption
      option={props.keys.optionProps(`${group.kind}-more`)}
      onPress={() => setIsAsked(true)}
    >
      {t('common.more')}
    </MoreOption>
  );
}
