import { useTranslation } from 'react-i18next';
import { BOARDS, LICENCES } from '../../../../contract/doctorBoards.ts';
import { districtTerms, regionTerms } from '../../../../contract/regions.ts';
import { stationTerms } from '../../../../contract/stations.ts';
import { useLanguage } from '../../../state/language.ts';
import { Select, type SelectOption } from '../../../ui/field/Select.tsx';

interface ChoiceFieldProps {
  label: string;
  of: 'district' | 'station' | 'licence' | 'board';
  text: string;
  /** The chosen district; its stations come first. */
  district: string;
  onWrite: (text: string) => void;
}

/** One of the terms of the service, or none. */
export function ChoiceField({ label, of, text, district, onWrite }: ChoiceFieldProps) {
  const options = useOptions(district);
  return <Select label={label} value={text} options={options[of]} onChange={onWrite} />;
}

function useOptions(district: string) {
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
  const stations = [...stationTerms].sort((a, b) => Number(isHere(b)) - Number(isHere(a)));
  return {
    district: [none, ...districtTerms.map((each) => option(each, `${regionName(each.regionId)} `))],
    station: [none, ...stations.map((each) => option(each))],
    licence: [
      none,
      ...LICENCES.map((id) => ({ value: id, label: t(`content.licenceName.${id}`) })),
    ],
    board: [none, ...BOARDS.map((each) => option(each))],
  };
}
