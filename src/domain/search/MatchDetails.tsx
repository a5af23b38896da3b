import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchMatch, SearchTopic } from '../../../contract/search.ts';
import { localName, type Nameable } from '../../lib/localText.ts';
import { formatCount, formatRating } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import type { MatchGroup } from './matchGroups.ts';

interface MatchDetailsProps {
  id: string;
  kind: MatchGroup['kind'];
  match: SearchMatch | SearchTopic;
}

/** The second line of a row: why it is found, what it is, where it is, what it costs. */
export function MatchDetails({ id, kind, match }: MatchDetailsProps) {
  const { t } = useTranslation();
  const { via } = match;
  const details = [
    via && t(`search.${via.kind}`, { term: via.term }),
    ...('kind' in match ? topicDetails(match) : recordDetails(match)),
  ].filter((detail) => detail !== undefined);
  if (details.length === 0) return null;
  return (
    <span id={id} className="text-muted text-small">
      {details.map((detail, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        <Fragment key={place}>
          {place > 0 && ' '}
          {/* A long line breaks between its parts. */}
          <span className="inline-block">
            {typeof detail === 'string' ? detail : <LocalName named={detail} />}
            {place < details.length - 1 && ' ·'}
          </span>
        </Fragment>
      ))}
    </span>
  );

  function topicDetails(topic: SearchTopic) {
    return topic.also
      ? [topic.region, t('search.together')]
      : [t(`search.topicKind.${topic.kind}`), topic.region];
  }
  function recordDetails(record: SearchMatch) {
    const priceKey = kind === 'clinics' ? 'common.priceFrom' : 'common.price';
    const { clinic, district, price, averageRating, reviewCount, clinicCount, eventCount } = record;
    return [
      clinicCount ? t('search.clinicCount', { n: formatCount(clinicCount) }) : undefined,
      eventCount ? t('search.eventCount', { n: formatCount(eventCount) }) : undefined,
      clinic,
      district,
      price === undefined ? undefined : t(priceKey, { price: formatCount(price) }),
      reviewCount ? `★ ${formatRating(averageRating)} (${formatCount(reviewCount)})` : undefined,
    ];
  }
}

function LocalName({ named }: { named: Nameable }) {
  const { text, lang } = localName(useLanguage(), named);
  return <span lang={lang}>{text}</span>;
}
