import { useTranslation } from 'react-i18next';
import { CHOSEN_FACTS, SPOKEN_LANGUAGES } from '../../../../contract/clinicFacts.ts';
import { BOARDS, LICENCES } from '../../../../contract/doctorBoards.ts';
import { ONE_LINE_LENGTH } from '../../../../contract/limits.ts';
import { districtTerms, regionTerms } from '../../../../contract/regions.ts';
import { stationTerms } from '../../../../contract/stations.ts';
import { useLanguage } from '../../../state/language.ts';
import { Select, type SelectOption } from '../../../ui/field/Select.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';
import type { DetailName } from '../contentKinds.ts';
import { ChecksField } from './ChecksField.tsx';
import { HoursField } from './HoursField.tsx';
import { MenuField } from './MenuField.tsx';

interface DetailFieldProps {
  name: DetailName;
  texts: Readonly<Record<string, string>>;
  /** The treatments of the record, for the price menu. */
  treatments: readonly { id: string; name: string }[];
  onWrite: (changes: Record<string, string>) => void;
}

/** What visitors filter by, with the control that fits the field. */
export function DetailField({ name, texts, treatments, onWrite }: DetailFieldProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const options = useOptions(texts.district ?? '');
  const text = texts[name] ?? '';
  const label = t(`content.field.${name}`);
  const write = (typed: string) => onWrite({ [name]: typed });
  switch (name) {
    case 'openingHours':
      return <HoursField legend={label} text={text} onWrite={write} />;
    case 'priceMenu':
      return <MenuField text={text} treatments={treatments} onWrite={write} />;
    case 'languages':
      return (
        <ChecksField
          label={label}
          text={text}
          choices={SPOKEN_LANGUAGES.map((id) => ({ id, label: common(`find.language.${id}`) }))}
          onWrite={write}
        />
      );
    case 'facts':
      return (
        <ChecksField
          label={label}
          text={text}
          choices={CHOSEN_FACTS.map((id) => ({ id, label: common(`find.fact.${id}`) }))}
          onWrite={write}
        />
      );
    case 'district':
    case 'station':
    case 'licence':
    case 'board':
      return <Select label={label} value={text} options={options[name]} onChange={write} />;
    default:
      return (
        <TextInput
          label={label}
          value={text}
          maxLength={ONE_LINE_LENGTH}
          {...(NUMBERS.includes(name) && { inputMode: 'decimal' })}
          onChange={(typed) => write(NUMBERS.includes(name) ? typed.replace(/[^\d.]/g, '') : typed)}
        />
      );
  }
}

const NUMBERS: readonly DetailName[] = ['latitude', 'longitude', 'stationMinutes'];

/** Stations of the chosen district come first. */
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
