import { useTranslation } from 'react-i18next';
import { BOARDS, LICENCES } from '../../../../contract/texts/doctorBoards.ts';
import { districtTerms, regionTerms } from '../../../../contract/texts/regions.ts';
import { stationTerms } from '../../../../contract/texts/stations.ts';
import { useLanguage } from '../../../state/language.ts';
import type { SelectOption } from '../../../ui/field/Select.tsx';

export type Choice = 'district' | 'station' | 'licence' | 'board';

/** What can be chosen for each of these fields. The stations of the district come first. */
export function useChoices(district: string): Record<Choice, () => SelectOption[]> {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const none: SelectOption = { value: '', label: t('content.noChoice') };
  const option = (term: { id: string; ko: string; ja: string }, before = '') => ({
    value: term.id,
    label: before + term[language],
  });
  const regionName = (id: string) =>
    regionTerms.find((region) => region.id === id)?.[language] ?? '';
  const isHere = (station: { districtId: string }) => station.districtId === district;
  const stations = () => stationTerms.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
  return {
    district: () => [
      none,
      ...districtTerms.map((each) => option(each, `${regionName(each.regionId)} `)),
    ],
    station: () => [none, ...stations().map((each) => option(each))],
    licence: () => [
      none,
      ...LICENCES.map((id) => ({ value: id, label: t(`content.licenceName.${id}`) })),
    ],
    board: () => [none, ...BOARDS.map((each) => option(each))],
  };
}
