import { useTranslation } from 'react-i18next';
import type { Clinic } from '../../../contract/clinic.ts';
import { NameReading } from '../../domain/clinic/NameReading.tsx';
import { addressReading } from '../../domain/clinic/reading.ts';
import { formatAddress } from '../../lib/address.ts';
import { localName, localText } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Stars } from '../../widgets/Stars.tsx';

export function ClinicHeader({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = localName(language, clinic);
  const address = localText(language, formatAddress(clinic), addressReading(clinic));
  return (
    <header className="px-4 py-5">
      <h1 className="font-bold text-headline" lang={name.lang}>
        {name.text}
        <NameReading named={clinic} />
      </h1>
      <p className="mt-1 flex items-center gap-1.5">
        <Stars rating={clinic.averageRating} />
        <span className="text-muted">
          {t('clinic.reviewCount', { n: formatCount(clinic.reviewCount) })}
        </span>
      </p>
      <p className="mt-1 text-muted" lang={address.lang}>
        {address.text}
      </p>
    </header>
  );
}
