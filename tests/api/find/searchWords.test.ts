import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SpokenLanguageCode } from '../../../contract/plain/clinicFacts.ts';
import { SearchAnswer } from '../../../contract/search.ts';
import { one, page } from '../../../contract/shape.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { matchGroups, pathOfMatch, pathOfTopic } from '../../../src/domain/search/matchGroups.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { read } from '../../support/app/read.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { MORE_WORDS, WORDS, WRONG_SPELLINGS } from '../../support/fixtures/find/searchWords.ts';

const SPECIALTIES = ['plastic-surgery', 'dermatology'];
const HERE = '찾는 곳';
const names = page(z.object({ name: z.string() }));

/** The parameter of the browse page for what a word means. */
const FILTERS: Record<string, string> = {
  TREATMENT: 'treatmentId',
  STATION: 'station',
  CONCERN: 'concernId',
  REGION: 'region',
  LANGUAGE: 'language',
};

forOneEngine((_engine, open) => {
  let app: TestApp;
  beforeAll(async () => {
    const db = await open();
    await seedTaxonomy(db);
    app = await openTestApp({ db });
    const treatments = new Set(
      WORDS.map(([, meant]) => meant.split(' ')).flatMap(([kind, id = '']) =>
        kind === 'TREATMENT' ? [id] : [],
      ),
    );
    const languages: SpokenLanguageCode[] = ['ko', 'ja'];
    for (const place of [
      { district_id: 'seoul-gangnam', station_id: 'gangnam' },
      { district_id: 'incheon-namdong' },
    ]) {
      const offer = { specialties: SPECIALTIES, treatments: [...treatments] };
      await aClinic(app.db, { name: HERE, languages, ...place, ...offer });
    }
    // It practises the same specialties, but offers and speaks something else, elsewhere.
    const offer = { specialties: SPECIALTIES, treatments: ['lip-filler'] };
    await aClinic(app.db, { name: '다른 곳', district_id: 'busan-haeundae', ...offer });
  });

  /** The address of the first row, as the search of the app shows the answer. */
  const firstRow = async (typed: string) => {
    const path = `/public/search?q=${encodeURIComponent(typed)}`;
    const [group] = matchGroups((await read(app, path, one(SearchAnswer))).data);
    if (!group) return '';
    if (group.kind === 'topics') return group.matches.map(pathOfTopic)[0] ?? '';
    const { kind, matches } = group;
    return matches.map((match) => pathOfMatch(kind, match))[0] ?? '';
  };

  describe.each([
    ['a word that people use', WORDS],
    ['a wrong spelling', WRONG_SPELLINGS],
  ])('%s leads to what is meant by one press', (_name, words) => {
    test.each(words)('%s → %s', async (typed, meant) => {
      const [kind = '', id] = meant.split(' ');
      const { pathname, searchParams } = new URL(await firstRow(typed), 'http://app');
      expect(pathname).toBe('/contents');
      expect(searchParams.get(FILTERS[kind] ?? '')).toBe(id);
      searchParams.delete('tabId');
      const { data } = await read(app, `/public/clinics?${searchParams}`, names);
      expect(new Set(data.map(({ name }) => name))).toEqual(new Set([HERE]));
    });
  });

  test.each(MORE_WORDS)('%s opens %s', async (typed, filters) => {
    const opened = new URL(await firstRow(typed), 'http://app').searchParams;
    for (const [name, value] of new URLSearchParams(filters)) {
      expect(opened.get(name)).toBe(value);
    }
  });
});
