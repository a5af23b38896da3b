import { useTranslation } from 'react-i18next';
import { NEAR_RADIUS } from '../../../contract/plain/sorts.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import type { Find } from '../../lib/find.ts';
import { listOf } from '../../lib/list.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { regionsQuery, stationsQuery } from './findAtoms.ts';
import { placeIn } from './places.ts';
import { useFindTexts } from './useFindTexts.ts';

/** The chosen place in words; '' while its name loads, undefined without a place. */
export function usePlaceName({ region, station, near, radius }: Find): string | undefined {
  const { t } = useTranslation();
  const { radiusText } = useFindTexts();
  const language = useLanguage();
  const regions = dataOf(useAnswer(regionsQuery(), { enabled: region !== undefined }));
  const stations = dataOf(useAnswer(stationsQuery(), { enabled: station !== undefined }));
  if (near) return `${t('find.near')} ${radiusText(radius ?? String(NEAR_RADIUS))}`;
  if (station) {
    const named = stations && listOf(stations).find(({ id }) => id === station);
    return stations ? localName(language, named ?? { name: station }).text : '';
  }
  if (!region) return undefined;
  const named = regions && placeIn(listOf(regions), region);
  return regions ? localName(language, named ?? { name: region }).text : '';
}
