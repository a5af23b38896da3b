import type { ReactNode } from 'react';
import type { ClinicBrief } from '../../../contract/clinicBrief.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { formatAddress } from '../../lib/address.ts';
import { type LocalText, localName, localText } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { NameReading } from './NameReading.tsx';
import { addressReading } from './reading.ts';

interface ClinicRowProps {
  /** A hidden clinic has no page: its row is no link. */
  clinic: ClinicBrief & { isHidden?: true | undefined };
  /** A line below the name. */
  children?: ReactNode;
}

/** A clinic on another record's page: picture, name and place, linked to the clinic's page. */
export function ClinicRow({ clinic, children }: ClinicRowProps) {
  const language = useLanguage();
  const name = localName(language, clinic);
  const place = placeText(language, clinic);
  return (
    <Card className="flex items-center gap-3 bg-quiet p-3">
      <Picture
        image={clinic.profileImage}
        alt=""
        kind="clinic"
        sizes="56px"
        className="size-14 shrink-0 rounded-full bg-surface!"
      />
      <div className="min-w-0 flex-1">
        <h3 className="break-keep font-semibold" lang={name.lang}>
          {clinic.isHidden ? (
            name.text
          ) : (
            <AppLink to={`/contents/clinic/${clinic.id}`} className="card-link">
              {name.text}
            </AppLink>
          )}
          <NameReading named={clinic} />
        </h3>
        {children}
        <p className="truncate text-muted text-small empty:hidden" lang={place.lang}>
          {place.text}
        </p>
      </div>
      {!clinic.isHidden && <Icon name="chevronRight" className="size-5 shrink-0 text-muted" />}
    </Card>
  );
}

/** Where a clinic is, in one short line: its address; for Japanese readers district and station (中区 · 明洞駅). */
function placeText(language: Language, clinic: ClinicBrief): LocalText {
  const { district, station } = clinic;
  const near = [district?.nameJa, station?.nameJa].filter(Boolean).join(' · ');
  return localText(language, formatAddress(clinic), near || addressReading(clinic));
}
