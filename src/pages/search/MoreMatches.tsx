import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FurtherMatches } from '../../domain/search/FurtherMatches.tsx';
import { MoreOption } from '../../domain/search/MoreOption.tsx';
import type { NameGroup } from '../../domain/search/matchGroups.ts';
import type { MatchKeys } from '../../domain/search/useMatchKeys.ts';

interface MoreMatchesProps {
  group: NameGroup;
  text: string;
  keys: MatchKeys;
  onChoose: () => void;
}

/** A button that loads the further matches. */
export function MoreMatches(props: MoreMatchesProps) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <FurtherMatches {...props} />;
  return (
    <MoreOption
      option={props.keys.optionProps(`${props.group.kind}-more`)}
      onPress={() => setIsAsked(true)}
    >
      {t('common.more')}
    </MoreOption>
  );
}
