import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchMatch, SearchTopic } from '../../../contract/search.ts';
import { localName, type Nameable } from '../../lib/localText.ts';
import { formatCount, formatRating } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Yen } from '../Yen.tsx';
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
  const details: ReactNode[] = [
    via && t(`search.${via.kind}`, { term: via.term }),
    ...('kind' in match ? topicDetails(match) : recordDetails(match)),
  ].filter((detail) => detail !== undefined);
  if (details.length === 0) return null;
  return (
    <span id={id} className="overflow-hidden text-muted text-small">
      {/* A long line breaks between its parts. The dot before the first part of each line lies outside and is hidden. */}
      <span className="-ml-2.5 flex flex-wrap">
        {details.map((detail, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          <Fragment key={place}>
            {place > 0 && ' '}
            <span className="relative pl-2.5">
              {place > 0 && <span className="absolute left-0 w-2.5 text-center">· </span>}
              {detail}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );

  function topicDetails(topic: SearchTopic): ReactNode[] {
    const region = topic.region && <LocalName named={topic.region} />;
    return topic.also
      ? [region, t('search.together')]
      : [t(`search.topicKind.${topic.kind}`), region];
  }
  function recordDetails(record: SearchMatch): ReactNode[] {
    const isFrom = kind === 'clinics';
    const { clinic, district, price, averageRating, reviewCount, clinicCount, eventCount } = record;
    return [
      clinicCount ? t('search.clinicCount', { n: formatCount(clinicCount) }) : undefined,
      eventCount ? t('search.eventCount', { n: formatCount(eventCount) }) : undefined,
      clinic && <LocalName named={clinic} />,
      district && <LocalName named={district} />,
      price === undefined ? undefined : (
        <>
          {t(isFrom ? 'common.priceFrom' : 'common.price', { price: formatCount(price) })}
          <Yen won={price} isFrom={isFrom} />
        </>
      ),
      reviewCount ? `★ ${formatRating(averageRating)} (${formatCount(reviewCount)})` : undefined,
    ];
  }
}

function LocalName({ named }: { named: Nameable }) {
  const { text, lang } = localName(useLanguage(), named);
  return <span lang={lang}>{text}</span>;
}
