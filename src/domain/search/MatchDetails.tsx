import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchMatch, SearchTopic } from '../../../contract/search.ts';
import { localName, type Nameable } from '../../lib/localText.ts';
import { formatCount, formatRating } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';

interface MatchDetailsProps {
  id: string;
  match: SearchMatch | SearchTopic;
}

/** The second line of a row: why it is found, what it is, where it is, what it costs. */
export function MatchDetails({ id, match }: MatchDetailsProps) {
  const { t } = useTranslation();
  const { via } = match;
  const details = [
    via && t(`search.${via.kind}`, { term: via.term }),
    ...('kind' in match ? topicDetails(match) : recordDetails(match)),
  ].filter((detail) => detail !== undefined);
  if (details.length === 0) return null;
  return (
    <span id={id} className="truncate text-muted text-small">
      {details.map((detail, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        <Fragment key={place}>
          {place > 0 && ' · '}
          {typeof detail === 'string' ? detail : <LocalName named={detail} />}
        </Fragment>
      ))}
    </span>
  );

  function topicDetails({ kind, region }: SearchTopic) {
    return [t(`search.topicKind.${kind}`), region];
  }
  function recordDetails(record: SearchMatch) {
    const { clinic, district, price, averageRating, reviewCount, clinicCount, eventCount } = record;
    return [
      clinicCount ? t('search.clinicCount', { n: formatCount(clinicCount) }) : undefined,
      eventCount ? t('search.eventCount', { n: formatCount(eventCount) }) : undefined,
      clinic,
      district,
      price === undefined ? undefined : t('common.price', { price: formatCount(price) }),
      reviewCount ? `★ ${formatRating(averageRating)} (${formatCount(reviewCount)})` : undefined,
    ];
  }
}

function LocalName({ named }: { named: Nameable }) {
  const { text, lang } = localName(useLanguage(), named);
  return <span lang={lang}>{text}</span>;
}
