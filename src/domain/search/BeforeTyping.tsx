import { PopularSearches } from './PopularSearches.tsx';
import { RecentSearches } from './RecentSearches.tsx';

/** What the search shows while its field is empty. */
export function BeforeTyping({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <>
      <RecentSearches onChoose={onChoose} />
      <PopularSearches onChoose={onChoose} />
    </>
  );
}
