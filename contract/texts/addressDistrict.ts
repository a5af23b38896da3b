import { districtTerms, regionTerms } from './regions.ts';

/** The id of the district that a Korean address begins with: 서울 강남구 테헤란로 1 is in `seoul-gangnam`. */
export function districtIn(address: string): string | undefined {
  const [first = '', ...words] = address.trim().split(/\s+/);
  const region = regionTerms.find(({ ko, official }) => first === ko || first === official.ko);
  // The region Sejong has one district, which addresses leave out.
  if (region?.id === 'sejong') return 'sejong-sejong';
  const rest = `${words.join(' ')} `;
  return districtTerms.find(
    ({ regionId, ko }) => regionId === region?.id && rest.startsWith(`${ko} `),
  )?.id;
}
