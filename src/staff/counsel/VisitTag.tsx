import { useTranslation } from 'react-i18next';
import type { StaffCounselCard } from '../../../contract/staff/staffCounsel.ts';
import { Tag } from '../../ui/status/Tag.tsx';

/** What the member says about the visit that the counsel waits for. Only staff move the counsel. */
export function VisitTag({ visitAnswer }: Pick<StaffCounselCard, 'visitAnswer'>) {
  const { t } = useTranslation('staff');
  if (!visitAnswer) return null;
  const { answer } = visitAnswer;
  return <Tag tone={answer === 'came' ? 'success' : 'warning'}>{t(`dates.visit.${answer}`)}</Tag>;
}
