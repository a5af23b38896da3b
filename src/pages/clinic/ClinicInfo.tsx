import { useTranslation } from 'react-i18next';
import type { Clinic } from '../../../contract/clinic.ts';
import { AddressBlock } from '../../domain/clinic/AddressBlock.tsx';
import { TaxiButton } from '../../domain/clinic/TaxiButton.tsx';
import { NameLinks } from '../../domain/taxonomy/NameLinks.tsx';
import { formatAddress } from '../../lib/address.ts';
import { localText } from '../../lib/localText.ts';
import { modals } from '../../modals.ts';
import { useLanguage } from '../../state/language.ts';
import { Section } from '../../ui/Section.tsx';
import { TextBlock } from '../../ui/TextBlock.tsx';
import { ClinicBasics } from './ClinicBasics.tsx';
import { PriceMenu } from './PriceMenu.tsx';

export function ClinicInfo({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation();
  const introduction = localText(useLanguage(), clinic.description, clinic.descriptionJa);
  return (
    <>
      <ClinicBasics clinic={clinic} />
      <PriceMenu menu={clinic.priceMenu ?? []} />
      <Section title={t('clinic.introduction')}>
        <TextBlock {...introduction} none={t('clinic.noIntroduction')} />
      </Section>
      <Section title={t('clinic.specialties')}>
        {clinic.specialties.length > 0 ? (
          <NameLinks
            label={t('clinic.specialties')}
            items={clinic.specialties}
            to={(id) => `/contents?specialtyId=${id}`}
          />
        ) : (
          <TextBlock text="" none={t('clinic.noSpecialties')} />
        )}
      </Section>
      <Section title={t('clinic.address')}>
        {formatAddress(clinic) ? (
          <>
            <AddressBlock place={clinic} />
            <div className="mt-3 empty:hidden">
              <TaxiButton clinic={clinic} load={modals.taxi} />
            </div>
          </>
        ) : (
          <TextBlock text="" none={t('clinic.noAddress')} />
        )}
      </Section>
    </>
  );
}
