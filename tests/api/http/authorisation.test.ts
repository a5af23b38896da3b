import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiKey, api } from '../../../contract/api.ts';
import type { Audience } from '../../../contract/endpoint.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import {
  AUTHORISATION,
  type Ids,
  OWNERSHIP,
  type Ownership,
} from '../../support/app/authorisationMatrix.ts';
import { countForProof } from '../../support/app/proof.ts';
import {
  NOT_RECORDED,
  RECORDED_ELSEWHERE,
  STAFF_AUTHORISATION,
  type StaffKey,
} from '../../support/app/staffAuthorisation.ts';
import { type Answer, openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember, agreeTo } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  aBookmark,
  aCounsel,
  aDoctor,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const CALLERS = ['anonymous', 'member', 'other member', 'operator', 'staff of a clinic'] as const;
type Caller = (typeof CALLERS)[number];

const UNKNOWN = '0193a000-0000-7000-8000-000000000000';
const KEYS = Object.keys(AUTHORISATION).filter(isApiKey);

describe('every call of the API, by caller and by owner of the records', () => {
  let test: TestApp;
  let staff: Staff;
  let sharedWorld: World;
  beforeAll(async () => {
    test = await openTestApp({ options: { sessions: fakeSessions } });
    sharedWorld = await aWorld(test);
    staff = { operator: await aStaff(test.db), clinic: await aStaff(test.db, { role: 'CLINIC' }) };
  });

  it('the matrix names every call of the contract and no other', () => {
    expect(Object.keys(AUTHORISATION).sort()).toEqual(Object.keys(api).sort());
  });

  const entries = async () => {
    const rows = await test.db.query('select 1 from access_record');
    return rows.length;
  };

  it.each(Object.keys(STAFF_AUTHORISATION).filter(isStaffKey))(
    '%s is an entry of the access record, or in the list of calls that need none',
    async (key) => {
      if (RECORDED_ELSEWHERE.includes(key)) return;
      const caller =
        expectedStatus(key, 'operator', 'own') === 200 ? 'operator' : 'staff of a clinic';
      const before = await entries();
      const cell = { key, caller, world: await aWorld(test), ownership: 'own', staff } as const;
      expect((await ask(test, cell)).status).toBe(200);
      expect((await entries()) > before).toBe(!NOT_RECORDED.includes(key));
    },
  );

  describe.each(KEYS)('%s', (key) => {
    it.each(CALLERS)('ROLE-01 ROLE-02 ROLE-07 AMB-51 %s', async (caller) => {
      const world = changesRecord(key, caller) ? await aWorld(test) : sharedWorld;
      const refused: unknown[] = [];
      for (const ownership of OWNERSHIP) {
        const expected = expectedStatus(key, caller, ownership);
        if (expected === undefined) continue;
        countForProof('cells');
        const answer = await ask(test, { key, caller, world, ownership, staff });
        expect({ ownership, status: answer.status, body: answer.body }).toMatchObject({
          ownership,
          status: expected,
        });
        if (answer.status === 404) refused.push({ ...Object(answer.body), requestId: '' });
      }
      // The answer is the same for another member's record and for a missing record.
      expect(new Set(refused.map((body) => JSON.stringify(body))).size).toBeLessThan(2);
    });
  });
});

/** Other calls change no record of a world: they read, are refused, or name no record. They share one world. */
function changesRecord(key: ApiKey, caller: Caller): boolean {
  if (key.startsWith('GET ')) return false;
  const { ask } = AUTHORISATION[key];
  const namesRecord = JSON.stringify(ask(MISSING_IDS)) !== JSON.stringify(ask(OTHER_IDS));
  return namesRecord && OWNERSHIP.some((owner) => expectedStatus(key, caller, owner) === 200);
}

/** The contract says who may call; the matrix says what each caller gets. */
function expectedStatus(key: ApiKey, caller: Caller, ownership: Ownership): number | undefined {
  const { answers, clinicAnswers = answers } = AUTHORISATION[key];
  const answer = (caller === 'staff of a clinic' ? clinicAnswers : answers)[ownership];
  if (answer === undefined) return undefined;
  if (isAdmitted(api[key].audience, caller)) return answer;
  return caller === 'anonymous' ? 401 : 403;
}

function isAdmitted(audience: Audience, caller: Caller): boolean {
  if (audience === 'anyone') return true;
  if (caller === 'anonymous') return false;
  if (audience === 'member or staff') return true;
  if (audience === 'operator') return caller === 'operator';
  return (audience === 'staff') === (caller === 'operator' || caller === 'staff of a clinic');
}

type World = Record<'mine' | 'theirs', Ids>;
type Staff = Record<'operator' | 'clinic', StaffSession>;

async function aWorld({ db }: TestApp): Promise<World> {
  const person = async (): Promise<Ids> => {
    const doctor = await aDoctor(db);
    const clinic_id = doctor.clinic_id ?? UNKNOWN;
    const member = await aConsentingMember(db, clinic_id);
    const member_id = member.id;
    const reviewed = await aCounsel(db, { member_id, clinic_id });
    return {
      member: member_id,
      clinic: clinic_id,
      doctor: doctor.id,
      event: (await anEvent(db, { clinic_id })).id,
      review: (await aReview(db, { counsel_id: reviewed.id })).id,
      reviewedCounsel: reviewed.id,
      counsel: (await aCounsel(db, { member_id, clinic_id })).id,
      bookmark: (await aBookmark(db, { member_id, target_id: clinic_id })).id,
    };
  };
  const [mine, theirs] = [await person(), await person()];
  await agreeTo(db, { id: mine.member, language: 'ko' }, theirs.clinic);
  await agreeTo(db, { id: theirs.member, language: 'ko' }, mine.clinic);
  return { mine, theirs };
}

const everyId = (id: string): Ids => ({
  member: id,
  clinic: id,
  doctor: id,
  event: id,
  review: id,
  reviewedCounsel: id,
  counsel: id,
  bookmark: id,
});
const MISSING_IDS = everyId(UNKNOWN);
const OTHER_IDS = everyId('0193a000-0000-7000-8000-000000000001');

interface Cell {
  key: ApiKey;
  caller: Caller;
  world: World;
  ownership: Ownership;
  staff: Staff;
}

async function ask(test: TestApp, { key, caller, world, ownership, staff }: Cell): Promise<Answer> {
  const isOther = caller === 'other member';
  const own = isOther ? world.theirs : world.mine;
  const foreign = isOther ? world.mine : world.theirs;
  const {
    params = {},
    query,
    body,
  } = AUTHORISATION[key].ask({ own, foreign, missing: MISSING_IDS }[ownership]);
  const [method = '', pattern = ''] = key.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const target = query === undefined ? path : `${path}?${query}`;
  const headers = headersOf(caller, own, staff);
  return method === 'GET' ? test.get(target, headers) : test.send(method, target, body, headers);
}

function headersOf(caller: Caller, own: Ids, { operator, clinic }: Staff): Record<string, string> {
  if (caller === 'anonymous') return {};
  if (caller === 'operator') return asking(operator);
  if (caller === 'staff of a clinic') return asking({ ...clinic, clinicId: own.clinic });
  return asMember(own.member);
}

function isStaffKey(key: string): key is StaffKey {
  return Object.hasOwn(STAFF_AUTHORISATION, key);
}

function isApiKey(key: string): key is ApiKey {
  return Object.hasOwn(api, key);
}
