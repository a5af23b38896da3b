import type { Review, ReviewCard } from '../../../contract/review.ts';
import { useServerData } from '../../api/useServerData.ts';
import { REVIEW_TEXT_LENGTH } from '../../constants.ts';
import { truncate } from '../../lib/truncate.ts';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';

interface ReviewTextProps {
  review: ReviewCard;
  /** Asks for the review itself, which has the whole text. */
  query: WholeQuery;
  lang: string | undefined;
}

interface WholeQuery {
  queryKey: readonly unknown[];
  queryFn: () => Promise<{ data: Pick<Review, 'content'> }>;
}

/** The beginning of a review; the tooltip has all of it. A list does not carry a very long text: it is asked for then. */
export function ReviewText({ review: { content, contentCut }, query, lang }: ReviewTextProps) {
  if (!contentCut) return <Truncated text={content} length={REVIEW_TEXT_LENGTH} lang={lang} />;
  return (
    <Tooltip text={<WholeText beginning={content} query={query} />} lang={lang}>
      {truncate(content, REVIEW_TEXT_LENGTH)}
    </Tooltip>
  );
}

/** Until the whole text is here, and when it does not come, what is known of it. */
function WholeText({ beginning, query }: { beginning: string; query: WholeQuery }) {
  const again = { ...query, retryOnMount: true };
  const { data } = useServerData(again);
  return data ? data.data.content : `${beginning}…`;
}
