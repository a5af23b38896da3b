import { inJapanese, placeWordJa } from './addressWords.ts';
import { districtTerms, type RegionTerm, regionTerms } from './regions.ts';
import { roadsJa } from './roadsJa.ts';

/**
 * Suggests the Japanese reading of a Korean address: regions, districts and known roads from tables, all other roads in
 * katakana, numbers unchanged. Staff correct it.
 */
export function suggestAddressJa(address: string): string {
  const region = regionTerms.find(({ ko, official }) => startsWith(address, [official.ko, ko]));
  return inJapanese(address, (word) => wordJa(word, region));
}

const startsWith = (address: string, names: readonly string[]) =>
  names.some((name) => address.startsWith(`${name} `));

function wordJa(word: string, region: RegionTerm | undefined): string {
  if (word === region?.official.ko || word === region?.ko) return region.official.ja;
  return districtJa(word, region) ?? placeWordJa(word, roadsJa);
}

/** One word of a district. The district 성남시 분당구 has two words. */
function districtJa(word: string, region: RegionTerm | undefined): string | undefined {
  if (!/[시군구]$/.test(word)) return undefined;
  for (const { regionId, ko, ja } of districtTerms) {
    const place = ko.split(' ').indexOf(word);
    if (place >= 0 && (!region || region.id === regionId)) return ja.split(' ')[place];
  }
  return undefined;
}
