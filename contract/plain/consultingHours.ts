import type { OpeningHours } from '../clinicShape.ts';

interface ClinicHours {
  openingHours?: OpeningHours | null | undefined;
  consultingHours?: OpeningHours | null | undefined;
}

/**
 * When a clinic takes consultations: its consulting hours, else its opening hours. On days on which the whole clinic is
 * closed there are no consultations either. Null: it has set neither.
 */
export function consultingHours(clinic: ClinicHours): OpeningHours | null {
  const { openingHours, consultingHours: own } = clinic;
  if (!own) return openingHours ?? null;
  const closedOn = [...new Set([...(own.closedOn ?? []), ...(openingHours?.closedOn ?? [])])];
  return { ...own, closedOn };
}
