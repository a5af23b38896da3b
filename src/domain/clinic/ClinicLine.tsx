import type { ClinicBrief } from '../../../contract/clinicBrief.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { NameReading } from './NameReading.tsx';
import { PlaceLine } from './PlaceLine.tsx';

/** In the header of an event or a doctor: the clinic with its link, and where it is. */
export function ClinicLine({ clinic }: { clinic: ClinicBrief | null | undefined }) {
  const language = useLanguage();
  if (!clinic) return null;
  const name = localName(language, clinic);
  return (
    <div className="mt-1">
      <p>
        <AppLink
          to={`/contents/clinic/${clinic.id}`}
          className="-my-2.5 inline-block break-keep py-2.5 underline decoration-line underline-offset-4"
          lang={name.lang}
        >
          {name.text}
        </AppLink>
        <NameReading named={clinic} />
      </p>
      <PlaceLine clinic={clinic} />
    </div>
  );
}
