import { awaitedAppointment, canceledAppointment } from '../../../contract/plain/counselCourse.ts';
import { BRAND } from '../../../contract/texts/brand.ts';
import { MINUTE_MS } from '../../lib/units.ts';
import type { CalendarCounsel } from './calendarFileSql.ts';
import type { CalendarEvent } from './calendarText.ts';

/** No clinic, no treatment and no text of the counsel: a calendar is often shared and copied to other services (AMB-110). */
const TEXTS = {
  ko: {
    summary: `${BRAND.ko} 예약`,
    description: `자세한 내용은 ${BRAND.ko}에서 확인해주세요.`,
  },
  ja: {
    summary: `${BRAND.ja}のご予約`,
    description: `詳しくは${BRAND.ja}でご確認ください。`,
  },
};

/** The appointment that the counsel waits for, or that was canceled before its time; null without one. */
export function calendarEvent(counsel: CalendarCounsel, publicUrl: string): CalendarEvent | null {
  const { id, version, updatedAt, language, minutes } = counsel;
  const isCanceled = counsel.state === 'CANCELED';
  const start = isCanceled ? canceledBefore(counsel) : awaitedAppointment(counsel);
  if (!start) return null;
  const url = `${publicUrl}/counsel/${id}${language === 'ja' ? '?lang=ja' : ''}`;
  const { summary, description } = TEXTS[language];
  return {
    uid: `counsel-${id}@${new URL(publicUrl).hostname}`,
    sequence: version,
    changedAt: updatedAt,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    summary,
    location: placeOf(counsel),
    description: `${description}\n${url}`,
    url,
    isCanceled,
  };
}

/** The appointment, if it was canceled before its time. */
function canceledBefore(counsel: CalendarCounsel): Date | null {
  const at = canceledAppointment(counsel);
  return at !== null && at > counsel.updatedAt ? at : null;
}

/** In Korean, which maps and taxis in Korea understand. */
function placeOf({ address, roadAddress, detailAddress }: CalendarCounsel): string {
  const parts = roadAddress ? [roadAddress, detailAddress] : [address];
  return parts.flatMap((part) => part?.trim() || []).join(' ');
}
