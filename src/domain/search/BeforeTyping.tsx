import { ConcernLink } from './ConcernLink.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';
import { PopularSearches } from './PopularSearches.tsx';
import { RecentSearches } from './RecentSearches.tsx';

interface BeforeTypingProps {
  onChoose: (text: string) => void;
  /** In a modal, links replace the modal's history entry. */
  replaces?: boolean;
}

/** What the search shows while its field is empty. */
export function BeforeTyping({ onChoose, replaces = false }: BeforeTypingProps) {
  return (
    <>
      <RecentSearches onChoose={onChoose} />
      <PopularSearches onChoose={onChoose} />
      <PlaceLinks replaces={replaces} />
      <div className="pb-6">
        <ConcernLink />
      </div>
    </>
  );
}
