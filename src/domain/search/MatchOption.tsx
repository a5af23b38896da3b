import type { SearchKind, SearchMatch } from '../../../contract/search.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { MatchName } from './MatchName.tsx';
import { pathOfMatch } from './matchGroups.ts';
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

/** One row of the match list. The scroll margin keeps the active row out from under the search field. */
export const OPTION_LOOK =
  '-mx-3 flex min-h-11 scroll-my-20 items-center rounded-card px-3 py-1 transition-colors active:bg-quiet aria-selected:bg-quiet';
