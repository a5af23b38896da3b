import type { SearchKind, SearchMatch } from '../../../contract/search.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import { MatchName } from './MatchName.tsx';
import { pathOfMatch } from './matchGroups.ts';
import { OPTION_LOOK } from './optionLook.ts';
import type { OptionProps } from './useMatchKeys.ts';

interface MatchOptionProps {
  kind: SearchKind;
  match: SearchMatch;
  text: string;
  option: OptionProps;
  replaces: boolean;
  onChoose: () => void;
}

export function MatchOption(props: MatchOptionProps) {
  const { kind, match, text, option, replaces, onChoose } = props;
  return (
    <AppLink
      {...option}
      to={pathOfMatch(kind, match)}
      replace={replaces}
      onClick={onChoose}
      className={OPTION_LOOK}
    >
      <MatchName match={match} text={text} />
    </AppLink>
  );
}
