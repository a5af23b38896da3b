import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import type { MyReview, ReviewDoctor } from '../../../contract/review.ts';
import { useClinic } from '../../domain/clinic/clinicAtoms.ts';
import { useClinicDoctors } from '../../domain/doctor/namedDoctors.ts';
import type { ReviewValues } from '../../domain/review/editor/reviewValues.ts';
import { useTreatments } from '../../domain/taxonomy/useTaxonomy.ts';
import { localName, localText } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Select } from '../../ui/field/Select.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { MultiSelect } from '../../widgets/dropdown/MultiSelect.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { BookedTreatments } from './BookedTreatments.tsx';
import { chosenAmong, idsOf, withKnown } from './choices.ts';

type EventChoice = NonNullable<Counsel['pastEvents']>[number];

interface SubjectFieldsProps {
  counsel: Counsel;
  /** It may name a doctor or event that is not offered any more. */
  review: MyReview | null;
  values: ReviewValues;
  onChange: (changes: Partial<ReviewValues>) => void;
}

/**
 * Doctor, event and treatments of the review. Events that ran when the counsel was made are offered even if
 * they have ended (AMB-108).
 */
export function SubjectFields({ counsel, review, values, onChange }: SubjectFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const clinic = useClinic(counsel.clinic_id);
  const treatments = useTreatments();
  const shown = clinic.state === 'ready' ? clinic.data : null;
  const doctors = useClinicDoctors(shown?.doctors);
  const isLoading = clinic.state === 'loading' || (shown !== null && !doctors);

  const itemOf = (named: ReviewDoctor) => ({
    id: named.id,
    name: localName(language, named).text,
    avatar: named.profileImage?.url,
  });
  const doctorItems = (doctors ?? []).map(itemOf);
  const knownDoctors = (review?.doctors ?? []).map(itemOf);
  const treatmentItems = (treatments ?? []).map(itemOf);
  const knownTreatments = (review?.treatments ?? []).map(itemOf);
  const offered = withKnown<EventChoice>(shown?.events ?? [], counsel.pastEvents ?? []);
  const knownEvents = withKnown(offered, review?.event ? [review.event] : []);

  // A draft may name a doctor or an event that is not offered any more: what is sent stays visible.
  const unnamedDoctors = values.doctors.map((id) => ({ id, name: t('editor.chosenDoctor') }));
  const title = t('editor.chosenEvent');
  const unnamedEvents = values.eventId ? [{ id: values.eventId, title, titleJa: title }] : [];
  const events = withKnown(knownEvents, unnamedEvents);

  return (
    <>
      {clinic.state === 'failed' && <LoadFailedLine onRetry={clinic.retry} />}
      {clinic.state === 'missing' && <Notice>{t('editor.clinicHidden')}</Notice>}
      <MultiSelect
        label={t('editor.doctors')}
        items={doctorItems}
        noneLabel={t(isLoading ? 'editor.loadingDoctors' : 'input.select')}
        chosen={chosenAmong(
          [...withKnown(doctorItems, knownDoctors), ...unnamedDoctors],
          values.doctors,
        )}
        onChange={(items) => onChange({ doctors: idsOf(items) })}
      />
      <Select
        label={t('editor.event')}
        value={values.eventId}
        options={[
          { value: '', label: t('editor.noEvent') },
          ...(events.length > 0 ? [null] : []),
          ...events.map((event) => {
            const { text, lang } = localText(language, event.title, event.titleJa);
            return { value: event.id, label: text, lang };
          }),
        ]}
        onChange={(eventId) => onChange({ eventId })}
      />
      <BookedTreatments
        counsel={counsel}
        items={treatmentItems}
        chosen={values.treatments}
        onChange={(ids) => onChange({ treatments: ids })}
      >
        <MultiSelect
          label={t('editor.treatments')}
          items={treatmentItems}
          noneLabel={t('input.select')}
          chosen={chosenAmong(withKnown(treatmentItems, knownTreatments), values.treatments)}
          onChange={(items) => onChange({ treatments: idsOf(items) })}
        />
      </BookedTreatments>
    </>
  );
}
