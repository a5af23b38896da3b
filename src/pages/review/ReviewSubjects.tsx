import { useTranslation } from 'react-i18next';
import type { Review } from '../../../contract/review.ts';
import { ClinicRow } from '../../domain/clinic/ClinicRow.tsx';
import { DoctorRow } from '../../domain/doctor/DoctorRow.tsx';
import { EventCard } from '../../domain/event/EventCard.tsx';
import { useWholeEvent } from '../../domain/event/useWholeEvent.ts';
import { YenNote } from '../../domain/Yen.tsx';
import { Section } from '../../ui/Section.tsx';

/** The event, clinic and doctors of the review. */
export function ReviewSubjects({ review }: { review: Review }) {
  const { t } = useTranslation();
  return (
    <>
      {review.event && <ReviewEvent event={review.event} />}
      {review.clinic && (
        <Section title={t('reviewPage.clinic')}>
          <ClinicRow clinic={review.clinic} />
        </Section>
      )}
      {review.doctors.length > 0 && (
        <Section title={t('reviewPage.doctors')}>
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

function ReviewEvent({ event: given }: { event: NonNullable<Review['event']> }) {
  const { t } = useTranslation();
  const event = useWholeEvent(given);
  if (!event) return null;
  return (
    <Section title={t('reviewPage.event')}>
      {/* Removes the vertical padding that the row has in lists. */}
      <div className="-my-3">
        <EventCard event={event} />
      </div>
      <YenNote />
    </Section>
  );
}
