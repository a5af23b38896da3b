import { useTranslation } from 'react-i18next';
import type { EventCard as Event } from '../../../contract/event.ts';
import type { Review } from '../../../contract/review.ts';
import { useServerData } from '../../api/useServerData.ts';
import { ClinicRow } from '../../domain/clinic/ClinicRow.tsx';
import { DoctorRow } from '../../domain/doctor/DoctorRow.tsx';
import { EventCard } from '../../domain/event/EventCard.tsx';
import { eventQuery } from '../../domain/event/eventAtoms.ts';
import { Section } from '../../ui/Section.tsx';

/** The event, clinic and doctors of the review. */
export function ReviewSubjects({ review }: { review: Review }) {
  const { t } = useTranslation();
  return (
    <>
      {review.event && <ReviewEvent event={review.event} />}
      {review.clinic && (
        <Section title={t('review.clinic')}>
          <ClinicRow clinic={review.clinic} />
        </Section>
      )}
      {review.doctors.length > 0 && (
        <Section title={t('review.doctors')}>
          <ul className="grid gap-2">
            {review.doctors.map((doctor) => (
              <li key={doctor.id}>
                <DoctorRow doctor={doctor} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** A review may carry only the event's id; then the event is queried. Nothing is shown if it does not exist. */
function ReviewEvent({ event: given }: { event: Event | { id: string } }) {
  const { t } = useTranslation();
  const isWhole = 'title' in given;
  const { data } = useServerData(eventQuery(given.id), { enabled: !isWhole });
  const event = isWhole ? given : data?.data;
  if (!event) return null;
  return (
    <Section title={t('review.event')}>
      {/* Removes the vertical padding that the row has in lists. */}
      <div className="-my-3">
        <EventCard event={event} />
      </div>
    </Section>
  );
}
