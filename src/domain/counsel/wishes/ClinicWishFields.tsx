import { useTranslation } from 'react-i18next';
import { consultingHours } from '../../../../contract/plain/consultingHours.ts';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { useClinic } from '../../clinic/clinicAtoms.ts';
import { WishFields, type WishFieldsProps } from './WishFields.tsx';

type ClinicWishFieldsProps = Omit<WishFieldsProps, 'hours'> & { clinicId: string };

/** Bounded by the hours of the clinic. Without them the choice is free, and the clinic decides anyway. */
export function ClinicWishFields({ clinicId, ...rest }: ClinicWishFieldsProps) {
  const { t } = useTranslation();
  const clinic = useClinic(clinicId);
  if (clinic.state === 'loading') return <Spinner label={t('common.loading')} />;
  const hours = clinic.state === 'ready' ? consultingHours(clinic.data) : null;
  return <WishFields hours={hours} {...rest} />;
}
