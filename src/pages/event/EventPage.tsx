import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Event } from '../../../contract/event.ts';
import { useEvent } from '../../domain/event/eventAtoms.ts';
import { useCountedView } from '../../domain/event/useCountedView.ts';
import { RecordActions } from '../../domain/record/RecordActions.tsx';
import { RecordReviews } from '../../domain/review/RecordReviews.tsx';
import { DetailLayout } from '../../layout/frame/DetailLayout.tsx';
import { localText } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { TabGroup } from '../../widgets/tabs/TabGroup.tsx';
import { EventHeader } from './EventHeader.tsx';
import { EventInfo } from './EventInfo.tsx';
import { SimilarEvents } from './SimilarEvents.tsx';

export const EVENT_TABS = ['info', 'review'] as const;

export function EventPage() {
  const { eventId = '' } = useParams();
  const record = useEvent(eventId);
  useCountedView(record.state === 'ready' ? record.data.id : null);
  const language = useLanguage();
  const { t } = useTranslation();
  return (
    <DetailLayout
      record={record}
      kind="events"
      nameOf={(event) => localText(language, event.title, event.titleJa)}
      actions={
        <RecordActions
          type="EVENT"
          record={record}
          clinicIdOf={({ clinic }) => clinic?.id}
          closedOf={({ stage }) => stage && t(`event.${stage}`)}
        />
      }
    >
      {(event) => (
        <>
          <EventHeader event={event} />
          <SimilarEvents events={event.similar} />
          <EventTabs event={event} />
        </>
      )}
    </DetailLayout>
  );
}

function EventTabs({ event }: { event: Event }) {
  const { t } = useTranslation();
  const tabs = EVENT_TABS.map((id) => ({ id, label: t(`event.${id}`) }));
  return (
    <TabGroup label={t('event.tabs')} tabs={tabs}>
      {(tabId) =>
        tabId === 'info' ? (
          <EventInfo event={event} />
        ) : (
          <RecordReviews of={{ eventId: event.id }} count={event.reviewCount} />
        )
      }
    </TabGroup>
  );
}
