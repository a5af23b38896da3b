import type { Clinic } from '../../../contract/clinic.ts';
import type { ClinicBrief } from '../../../contract/clinicBrief.ts';
import type { RecordName } from '../../../contract/plain/records.ts';
import type { Image, Named } from '../../../contract/shape.ts';
import { useServerData } from '../../api/useServerData.ts';
import { clinicQuery } from '../clinic/clinicAtoms.ts';
import { doctorQuery } from '../doctor/doctorAtoms.ts';
import { eventQuery } from '../event/eventAtoms.ts';
import { reviewQuery } from '../review/reviewAtoms.ts';

/** The record that a counsel is booked from. Usually the page behind the modal has read it: then no call is sent. */
function useRecordOf({ type, id }: RecordName) {
  return {
    clinic: useServerData(clinicQuery(id), { enabled: type === 'CLINIC' }).data?.data,
    doctor: useServerData(doctorQuery(id), { enabled: type === 'DOCTOR' }).data?.data,
    event: useServerData(eventQuery(id), { enabled: type === 'EVENT' }).data?.data,
    review: useServerData(reviewQuery(id), { enabled: type === 'REVIEW' }).data?.data,
  };
}

/** What the booking is about. */
export interface Subject {
  clinic: ClinicBrief;
  image: Image | null | undefined;
  kind: 'clinic' | 'doctor' | 'event';
  /** Of the event or the doctor; null for a clinic. */
  name: Pick<Named, 'name' | 'nameJa'> | null;
  price: number | null | undefined;
}

/** Null until it is known: the modal works without it. */
export function useSubject(source: RecordName): Subject | null {
  const { clinic, doctor, event, review } = useRecordOf(source);
  if (event?.clinic) {
    const { title: name, titleJa: nameJa, price } = event;
    const image = event.cardImage ?? event.mainImage;
    return { clinic: event.clinic, image, kind: 'event', name: { name, nameJa }, price };
  }
  if (doctor?.clinic) {
    const { clinic: place, profileImage: image } = doctor;
    return { clinic: place, image, kind: 'doctor', name: doctor, price: null };
  }
  const place = clinic ?? review?.clinic;
  if (!place) return null;
  return { clinic: place, image: place.profileImage, kind: 'clinic', name: null, price: null };
}

/** The treatments of the event or the review; without any, those of the clinic, which is read only if `isWanted`. */
export function useOfferedTreatments(
  clinicId: string,
  source: RecordName,
  isWanted = true,
): readonly Named[] {
  const { event, review } = useRecordOf(source);
  const own = (event ?? review)?.treatments ?? [];
  const enabled = isWanted && own.length === 0;
  const clinic = useServerData(clinicQuery(clinicId), { enabled }).data?.data;
  if (own.length > 0) return own;
  return clinic ? treatmentsOf(clinic) : [];
}

/** The treatments of the price menu and of the events, each once. */
function treatmentsOf({ priceMenu = [], events }: Clinic): readonly Named[] {
  const all = [
    ...priceMenu.map(({ treatment }) => treatment),
    ...events.flatMap(({ treatments }) => treatments),
  ];
  return [...new Map(all.map((treatment) => [treatment.id, treatment])).values()];
}
