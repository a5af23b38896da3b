import { useTranslation } from 'react-i18next';
import type { Event } from '../../../contract/event.ts';
import { ClinicRow } from '../../domain/clinic/ClinicRow.tsx';
import { NameLinks } from '../../domain/taxonomy/NameLinks.tsx';
import { formatAddress, roadAddressOf } from '../../lib/address.ts';
import { localText } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { useLanguage } from '../../state/language.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextBlock } from '../../ui/TextBlock.tsx';
import { AddressMap } from '../../widgets/map/AddressMap.tsx';
import { EventTerms } from './EventTerms.tsx';

export function EventInfo({ event }: { event: Event }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const description = localText(language, event.content, event.contentJa);
  const sideEffects = localText(language, event.sideEffects, event.sideEffectsJa);
  return (
    <>
      <Section title={t('event.description')}>
        <TextBlock {...description} none={t('event.noDescription')} />
      </Section>
      {event.treatments.length > 0 && (
        <Section title={t('event.treatments')}>
          <NameLinks
            label={t('event.treatments')}
            items={event.treatments}
            to={(id) => `/contents?tabId=events&treatmentId=${id}`}
          />
        </Section>
      )}
      <EventTerms event={event} />
      {sideEffects.text && (
        <Section title={t('event.sideEffects')}>
          <TextBlock {...sideEffects} none="" />
        </Section>
      )}
      <Section title={t('event.details')}>
        <DetailImages event={event} />
      </Section>
      {event.clinic && (
        <Section title={t('event.clinic')}>
          <ClinicRow clinic={event.clinic} />
          <EventPlace clinic={event.clinic} />
        </Section>
      )}
    </>
  );
}

function DetailImages({ event }: { event: Event }) {
  const { t } = useTranslation();
  if (event.detailImages.length === 0) return <TextBlock text="" none={t('event.noDetails')} />;
  return event.detailImages.map((image, index) => (
    <Picture
      key={image.url}
      image={image}
      alt={t('event.detailImage', { n: formatCount(index + 1) })}
      kind="event"
      fit="whole"
      sizes="(min-width: 28rem) 416px, 92vw"
      className="mb-3 rounded-card"
    />
  ));
}

function EventPlace({ clinic }: { clinic: NonNullable<Event['clinic']> }) {
  const { mapsKey } = useClientConfig();
  if (!formatAddress(clinic)) return null;
  return (
    <div className="mt-3">
      <AddressMap mapsKey={mapsKey} address={roadAddressOf(clinic)} place={clinic} />
    </div>
  );
}
