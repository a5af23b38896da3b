import { useTranslation } from 'react-i18next';
import { readKoreanTime } from '../../../lib/date.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { type Sought, seatsAt, useSlots } from './slots.ts';
import { useSeatsText } from './useSeatsText.ts';

/** Shows beside a typed time, e.g. 2026-12-10T14:00, how many seats are taken. Clinics without a limit have no note. */
export function SlotNote({ sought, when }: { sought: Sought; when: string }) {
  const { t } = useTranslation('staff');
  const seatsText = useSeatsText();
  const at = readKoreanTime(when);
  const slots = useSlots(sought, when.slice(0, 10));
  const seats = at.getTime() > Date.now() ? seatsAt(slots, at) : null;
  if (seats === null) return null;
  if (seats.isFull) return <Notice tone="warning">{t('dates.isFull')}</Notice>;
  return (
    <p className="text-muted text-small">{t('dates.takenThen', { text: seatsText(seats) })}</p>
  );
}
