import { type DistrictTerm, districtTerms } from '../../../../contract/texts/regions.ts';
import { stationTerms } from '../../../../contract/texts/stations.ts';
import { treatmentTerms } from '../../../../contract/texts/taxonomyTerms.ts';
import { fieldValue, menuOf } from './fieldText.ts';

interface Term {
  id: string;
  ko: string;
  ja: string;
}

const namedIn = (terms: readonly Term[], id: string) => {
  const term = terms.find((one) => one.id === id);
  return term ? { id, name: term.ko, nameJa: term.ja } : null;
};

/** Fields of a clinic that visitors read in another shape than staff write them. */
export function previewDetails(texts: Readonly<Record<string, string>>) {
  const { district = '', station = '', stationExit = '', stationMinutes = '' } = texts;
  const named = namedIn(stationTerms, station);
  const terms: readonly DistrictTerm[] = districtTerms;
  return {
    district: namedIn(terms, district),
    station: named && {
      ...named,
      exit: stationExit || null,
      minutesOnFoot: fieldValue('count', stationMinutes),
    },
    priceMenu: menuOf(texts.priceMenu ?? '').flatMap(({ treatmentId, ...line }) => {
      const treatment = namedIn(treatmentTerms, treatmentId);
      return treatment && line.priceFrom !== null ? [{ ...line, treatment }] : [];
    }),
  };
}
