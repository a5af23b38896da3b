import { useTranslation } from 'react-i18next';
import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import { Tag } from '../../ui/status/Tag.tsx';

const TONES = {
  AWAITING_CLINIC_CONFIRMATION: 'warning',
  CLINIC_CONFIRMED: 'info',
  CONSULTATION_APPOINTMENT_CONFIRMED: 'brand',
  CONSULTATION_COMPLETE: 'success',
  TREATMENT_APPOINTMENT_CONFIRMED: 'brand',
  TREATMENT_COMPLETE: 'success',
  CANCELED: 'plain',
} as const satisfies Record<CounselState, string>;

/** A state that this build does not know is shown as the server's code. */
export function StateTag({ state }: { state: CounselState }) {
  const { t } = useTranslation();
  return (
    <Tag tone={TONES[state] ?? 'plain'}>{t(`counsel.state.${state}`, { defaultValue: state })}</Tag>
  );
}
