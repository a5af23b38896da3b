import { useServerData } from '../../api/useServerData.ts';
import { useLanguage } from '../../state/language.ts';
import { clinicQuery } from './clinicAtoms.ts';

/** Whether the clinic says that it speaks Japanese. Undefined for Korean readers, and until the clinic is known. */
export function useSpeaksJapanese(clinicId: string): boolean | undefined {
  const enabled = useLanguage() === 'ja';
  const clinic = useServerData(clinicQuery(clinicId), { enabled }).data?.data;
  return enabled && clinic ? clinic.languages?.includes('ja') === true : undefined;
}
