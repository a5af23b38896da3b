import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounselCard } from '../../../contract/counsel.ts';
import { CounselRow } from '../../domain/counsel/CounselRow.tsx';
import type { CounselSection } from '../../domain/counsel/counselSections.ts';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { AppointmentActions } from './AppointmentActions.tsx';

/**
 * Counsels with a heading. The appointment that comes next has the way to the clinic, the calendar file and the way to
 * ask for another time.
 */
export function CounselListSection({ section }: { section: CounselSection<CounselCard> }) {
  const { t } = useTranslation();
  const { name, counsels } = section;
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-6">
      <h2 id={title} className="mb-3 font-bold text-lead">
        {t(`dates.sections.${name}`)}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {counsels.map((counsel, index) => (
          <li key={counsel.id}>
            <CounselRow counsel={counsel}>
              {name === 'upcoming' && index === 0 && <NextActions counsel={counsel} />}
            </CounselRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextActions({ counsel }: { counsel: CounselCard }) {
  const { t } = useTranslation();
  const appointment = useAppointment(counsel);
  if (!appointment) return null;
  return (
    <>
      <AppointmentActions counsel={counsel} appointment={appointment} />
      {!appointment.hasBegun && !counsel.hasCome && (
        <AppLink to={`/counsel/${counsel.id}?ask`} className={buttonLook('quiet', 'mt-2 w-full')}>
          {t('dates.reschedule.ask')}
        </AppLink>
      )}
    </>
  );
}
