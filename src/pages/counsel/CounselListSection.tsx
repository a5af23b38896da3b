import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounselCard } from '../../../contract/counsel.ts';
import { CounselRow } from '../../domain/counsel/CounselRow.tsx';
import type { CounselSection } from '../../domain/counsel/counselSections.ts';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { AppointmentActions } from './AppointmentActions.tsx';

/** Counsels with a heading. The appointment that comes next has the way to the clinic and the calendar file. */
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
  const appointment = useAppointment(counsel);
  return appointment && <AppointmentActions counsel={counsel} appointment={appointment} />;
}
