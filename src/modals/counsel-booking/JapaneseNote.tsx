import { useTranslation } from 'react-i18next';
import { useSpeaksJapanese } from '../../domain/clinic/useSpeaksJapanese.ts';

/** Tells a Japanese reader whether the clinic speaks Japanese. */
export function JapaneseNote({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation();
  const isSpoken = useSpeaksJapanese(clinicId);
  if (isSpoken === undefined) return null;
  return (
    <p className="mb-4 text-balance rounded-card bg-quiet px-4 py-3 text-small">
      {t(isSpoken ? 'dates.details.spoken' : 'dates.details.notSpoken')}
    </p>
  );
}
