import type { SearchMatch, SearchTopic } from '../../../contract/search.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { MatchDetails } from './MatchDetails.tsx';
import { MatchName } from './MatchName.tsx';
import { type MatchGroup, nameOfMatch } from './matchGroups.ts';
import type { OptionProps } from './useMatchKeys.ts';

interface MatchOptionProps {
  kind: MatchGroup['kind'];
  /** The address that the row opens. */
  to: string;
  match: SearchMatch | SearchTopic;
  text: string;
  option: OptionProps;
  replaces: boolean;
  onChoose: () => void;
}

/** Kinds whose rows have a picture. */
const PICTURES: { [kind in MatchGroup['kind']]?: 'clinic' | 'doctor' | 'event' } = {
  clinics: 'clinic',
  doctors: 'doctor',
  events: 'event',
};

export function MatchOption(props: MatchOptionProps) {
  const { kind, to, match, text, option, replaces, onChoose } = props;
  const picture = PICTURES[kind];
  const nameId = `${option.id}-name`;
  const detailsId = `${option.id}-details`;
  return (
    <AppLink
      {...option}
      // The option is called by its name alone; a screen reader adds the details.
      aria-labelledby={nameId}
      aria-describedby={detailsId}
      to={to}
      replace={replaces}
      onClick={onChoose}
      className={OPTION_LOOK}
    >
      {picture && (
        <Picture
          image={'image' in match ? match.image : undefined}
          alt=""
          kind={picture}
          sizes="40px"
          className="mr-3 size-10 shrink-0 rounded-card"
        />
      )}
      <span className="grid min-w-0">
        <MatchName id={nameId} match={nameOfMatch(match)} text={text} />
        <MatchDetails id={detailsId} kind={kind} match={match} />
      </span>
    </AppLink>
  );
}

/** One row of the match list. The scroll margin keeps the active row out from under the search field. */
export const OPTION_LOOK =
  '-mx-3 flex min-h-11 scroll-my-20 items-center rounded-card px-3 py-1 transition-colors active:bg-quiet aria-selected:bg-quiet';
