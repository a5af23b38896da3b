import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { districtTerms, regionTerms } from '../../../contract/texts/regions.ts';
import { stationTerms } from '../../../contract/texts/stations.ts';
import {
  concerns,
  parts,
  risks,
  specialties,
  treatments,
} from '../../../server/db/seed/taxonomy.ts';
import { TAXONOMY_VERSION } from '../../../server/db/seed/taxonomyVersion.ts';

it('a changed term or place has a new version, so that processes of the former one do not take it back', () => {
  const terms = { specialties, parts, concerns, treatments, risks };
  const places = { regionTerms, districtTerms, stationTerms };
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...terms, ...places }))
    .digest('hex');
  // After a change: raise TAXONOMY_VERSION, and replace both values here.
  expect({ version: TAXONOMY_VERSION, hash: hash.slice(0, 16) }).toEqual({
    version: 1,
    hash: 'cabf7592d071cbf4',
  });
});
