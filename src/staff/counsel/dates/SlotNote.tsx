import { useTranslation } from 'react-i18next';
import { readKoreanTime } from '../../../lib/date.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { type CounselSeekingTime, isClosedAt, seatsAt, useSlots } from './slots.ts';
import { useSeatsText } from './useSeatsText.ts';

/** Shows beside a typed time, e.g. 2026-12-10T14:00, that the clinic is closed then, or how many seats are taken. */
export function SlotNote({ seeking, when }: { seeking: CounselSeekingTime; when: string }) {
  const { t } = useTranslation('staff');
  const seatsText = useSeatsText();
  const at = readKoreanTime(when);
  const slots = useSlots(seeking, when.slice(0, 10));
  if (!(at.getTime() > Date.now())) return null;
  const seats = seatsAt(slots, at);
  if (seats?.isFull) return <Notice tone="warning">{t('dates.isFull')}</Notice>;
  if (isClosedAt(slots, at)) return <Notice tone="warning">{t('dates.outsideHours')}</Notice>;
  if (seats === null) return null;
  return (
    <p className="text-muted text-small">{t('dates.takenThen', { text: seatsText(seats) })}</p>
  );
}
