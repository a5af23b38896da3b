import type { Review, ReviewCard } from '../../../contract/review.ts';
import { useServerData } from '../../api/useServerData.ts';
import { REVIEW_TEXT_LENGTH } from '../../constants.ts';
import { truncate } from '../../lib/truncate.ts';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';

interface ReviewTextProps {
  review: ReviewCard;
  /** The query of the review itself, with the whole text. */
  query: WholeQuery;
  lang: string | undefined;
}

interface WholeQuery {
  queryKey: readonly unknown[];
  queryFn: () => Promise<{ data: Pick<Review, 'content'> }>;
}

/** The beginning of a review. The tooltip shows the whole text, which is queried if the list cut it. */
export function ReviewText({ review: { content, contentCut }, query, lang }: ReviewTextProps) {
  if (!contentCut) return <Truncated text={content} length={REVIEW_TEXT_LENGTH} lang={lang} />;
  return (
    <Tooltip text={<WholeText beginning={content} query={query} />} lang={lang}>
      {truncate(content, REVIEW_TEXT_LENGTH)}
    </Tooltip>
  );
}

/** Shows the beginning while the whole text loads and after a failure. */
function WholeText({ beginning, query }: { beginning: string; query: WholeQuery }) {
  const again = { ...query, retryOnMount: true };
  const { data } = useServerData(again);
  return data ? data.data.content : `${beginning}…`;
}
