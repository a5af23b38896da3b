import { howMany } from './proof.ts';

/** Texts that broke naive servers, as they travel in an address. */
export const fuzzSeeds: readonly string[] = [
  ...['', ' ', '%20', '+', 'null', 'undefined', 'true', 'NaN', 'Infinity'],
  ...['-0', '-1', '0', '1', '1.5', '1e309', '1 ', '%201', '0x10', '1_000', '%D9%A1'],
  ...['2147483648', '9223372036854775807', '9223372036854775808', '99999999999999999999999'],
  ...['100000', '100001', '999999999', '1000000', '1000001'],
  ...['pv', '..', '../', '..%2f', '%2e%2e%2f', '..%5c', '%00', 'a%00b', '%E0%A4%A', '%', '%zz'],
  ...['%ED%A0%80', '%EF%BF%BF', '%F0%9F%98%80', '%E2%80%AE', '%CC%81', 'e%CC%81'.repeat(20)],
  ...['%25', '_', '%5C', '%25%5F%5C', "'", '%22', ';--', "'%20or%201=1--", '$1', '%7B%7B7*7%7D%7D'],
  ...['$%7B7%7D', '%3Cscript%3E', 'javascript:alert(1)', '__proto__', 'constructor', 'toString'],
  ...['%5B%5D', '%7B%7D', '[]=1', 'a%26b', 'a%3Db', '%0d%0aSet-Cookie:%20a=b', '%0A', '%09'],
  ...['0000-00-00', '292278994-08-17', '2016-12-31T23:59:60Z'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ...['018f0000-0000-7000-8000-00000000000', '018F0000-0000-7000-8000-000000000000'],
  ...['%E3%85%81%E3%85%87', '%EB%AA%A8%EC%95%84', '%E1%84%86%E1%85%A9', 'x'.repeat(201)],
];

const STRIDE = howMany('FUZZ_STRIDE', 4);
let turn = 0;

/** For a field of a body: `npm test` sends every fourth seed, each field others; `npm run attack` sends all. */
export function bodySeeds(): readonly string[] {
  turn += 1;
  return fuzzSeeds.filter((_, index) => (index + turn) % STRIDE === 0);
}
