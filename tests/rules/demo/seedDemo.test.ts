import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES } from '../../../contract/plain/consent.ts';
import { COUNSEL_STATES } from '../../../contract/plain/counselCourse.ts';
import { treatments } from '../../../server/db/seed/taxonomy.ts';
import type { SeedCounsel } from '../../../server/demo/generate/entities.ts';
import { DAY } from '../../../server/demo/generate/lib/clock.ts';
import { makeDemo } from '../../../server/demo/generate/makeDemo.ts';
import { nicknameKeyOf } from '../../../server/demo/generate/member/members.ts';
import { partOf } from '../../../server/demo/generate/terms.ts';
import { detailPicturesAbout } from '../../../server/demo/pictures/picturesAbout.ts';
import { demoRows } from '../../../server/demo/rows/demoRows.ts';

/** Noon in Korea, and the midnight before it. */
const NOW = new Date('2026-11-01T03:00:00Z');
const TODAY = Date.parse('2026-11-01T00:00:00+09:00');

const demo = makeDemo(NOW);
const { members, practices, bookmarks } = demo;
const clinics = practices.map(({ clinic }) => clinic);
const doctors = practices.flatMap((practice) => practice.doctors);
const events = practices.flatMap((practice) => practice.events);
const counsels = practices.flatMap((practice) => practice.counsels);
const reviews = practices.flatMap((practice) => practice.reviews);

/** The ids that break a rule: one test that names them all is quicker than a thousand tests. */
const breaking = <T extends { id: string }>(items: readonly T[], isFine: (item: T) => boolean) =>
  items.filter((item) => !isFine(item)).map(({ id }) => id);

const shareOf = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.filter(test).length / items.length;

/** The number in an address such as /media/demo/before-07.webp. */
const numberOf = ({ url }: { url: string }) => Number(/-(\d+)\.webp$/.exec(url)?.[1]);

describe('the demonstration', () => {
  it('photos before and after one treatment show one person', () => {
    const pairs = reviews.filter(
      ({ beforePhotos, afterPhotos }) => beforePhotos.length > 0 && afterPhotos.length > 0,
    );
    expect(pairs.length).toBeGreaterThan(100);
    const isOnePerson = ({ beforePhotos, afterPhotos }: (typeof reviews)[number]) =>
      String(beforePhotos.map(numberOf)) === String(afterPhotos.map(numberOf));
    expect(breaking(pairs, isOnePerson)).toEqual([]);
  });

  it('detail pictures of an event are about its treatment', () => {
    const isAboutIt = ({ treatments: [lead], detailImages }: (typeof events)[number]) => {
      const fitting = lead && detailPicturesAbout(partOf(lead).id, lead.kind);
      return !fitting || detailImages.every((image) => fitting.includes(numberOf(image)));
    };
    expect(breaking(events, isAboutIt)).toEqual([]);
  });

  it('has exactly the planned numbers', () => {
    expect({
      clinics: clinics.length,
      doctors: doctors.length,
      events: events.length,
      members: members.length,
      counsels: counsels.length,
      reviews: reviews.length,
      bookmarks: bookmarks.length,
      staff: demo.staff.map(({ role }) => role),
    }).toEqual({
      clinics: 60,
      doctors: 170,
      events: 220,
      members: 400,
      counsels: 1_600,
      reviews: 900,
      bookmarks: 2_500,
      staff: ['OPERATOR', 'CLINIC', 'CLINIC'],
    });
  });

  it('is the same, byte for byte, each time', () => {
    const hash = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    expect(hash(demoRows(makeDemo(NOW)))).toBe(hash(demoRows(demo)));
  });

  it('repeats no id, code, nickname or text', () => {
    const ids = [clinics, doctors, events, members, counsels, reviews, bookmarks].flat();
    const changes = counsels.flatMap((counsel) => counsel.changes);
    expect(new Set([...ids, ...changes].map(({ id }) => id)).size).toBe(
      ids.length + changes.length,
    );
    expect(new Set(counsels.map(({ code }) => code)).size).toBe(1_600);
    expect(new Set(members.map(({ nickname }) => nicknameKeyOf(nickname))).size).toBe(400);
    expect(new Set(clinics.map(({ name }) => name)).size).toBe(60);
    expect(new Set(reviews.map(({ content }) => content)).size).toBe(900);
  });

  it('stays within the shares of the plan', () => {
    const inRegion = (...regions: string[]) =>
      shareOf(clinics, ({ place }) => regions.includes(place.region));
    expect(inRegion('gangnam', 'seoul')).toBeCloseTo(0.6, 1);
    expect(inRegion('gangnam')).toBeCloseTo(0.3, 1);
    expect(inRegion('busan')).toBeCloseTo(0.15, 1);
    expect(shareOf(clinics, ({ specialty }) => specialty === 'plastic-surgery')).toBeCloseTo(
      0.34,
      1,
    );
    expect(shareOf(practices, ({ doctors }) => doctors.length === 1)).toBeCloseTo(0.35, 1);
    expect(shareOf(practices, ({ doctors }) => doctors.length >= 5)).toBeCloseTo(0.2, 1);
    expect(shareOf(members, ({ language }) => language === 'ja')).toBe(0.12);
    expect(shareOf(reviews, ({ counsel }) => counsel.member.language === 'ja')).toBe(0.12);
    const withPhoto = ({ beforePhotos, afterPhotos }: (typeof reviews)[number]) =>
      beforePhotos.length + afterPhotos.length > 0;
    expect(Math.abs(shareOf(reviews, withPhoto) - 0.45)).toBeLessThan(0.04);
    expect(Math.abs(shareOf(reviews, ({ rating }) => rating === 5) - 0.52)).toBeLessThan(0.03);
    const japanese = counsels.filter(({ member }) => member.language === 'ja');
    const viaLine = shareOf(japanese, ({ content }) => content.includes('LINEで連絡'));
    expect(Math.abs(viaLine - 0.7)).toBeLessThan(0.07);
  });

  it('a tenth of the clinics has half of the reviews, and some have none', () => {
    const counts = practices.map((practice) => practice.reviews.length).sort((a, b) => b - a);
    expect(counts.slice(0, 6).reduce((a, b) => a + b)).toBe(450);
    expect(counts.filter((count) => count === 0)).toHaveLength(9);
  });
});

describe('relations in the demonstration', () => {
  const practiceOf = new Map(practices.map((practice) => [practice.clinic.id, practice]));
  const bornAt = new Map(
    [clinics, doctors, events, reviews].flat().map(({ id, createdAt }) => [id, createdAt]),
  );

  it('a doctor has a treatment only if they have one of its specialties', () => {
    const withFields = doctors.filter(({ specialties }) => specialties.length > 0);
    expect(
      breaking(withFields, ({ specialties, treatments }) =>
        treatments.every((one) => one.specialties.some((id) => specialties.includes(id))),
      ),
    ).toEqual([]);
    expect(breaking(doctors, (doctor) => doctor.treatments.length > 0)).toEqual([]);
  });

  it('a clinic offers exactly the treatments of its doctors', () => {
    for (const { clinic, doctors } of practices) {
      const working = doctors.filter(({ clinicId }) => clinicId === clinic.id);
      if (working.length === 0) continue;
      expect(new Set(clinic.treatments)).toEqual(new Set(working.flatMap((one) => one.treatments)));
    }
  });

  it('an event has one to three treatments of the clinic’s doctors', () => {
    expect(
      breaking(events, ({ clinicId, treatments }) => {
        const offered = practiceOf.get(clinicId)?.clinic.treatments ?? [];
        return treatments.length <= 3 && treatments.every((one) => offered.includes(one));
      }),
    ).toEqual([]);
    expect(events.filter((event) => event.treatments.length === 0)).toHaveLength(1);
  });

  it('a review belongs to a complete counsel of that clinic, each counsel to one review', () => {
    expect(new Set(reviews.map(({ counsel }) => counsel)).size).toBe(900);
    expect(
      breaking(reviews, ({ counsel, createdAt }) => {
        const isComplete = ['TREATMENT_COMPLETE', 'CONSULTATION_COMPLETE'].includes(counsel.state);
        const isAfter = createdAt > Math.max(counsel.createdAt + 3 * DAY, counsel.updatedAt);
        return isComplete && isAfter && createdAt < TODAY;
      }),
    ).toEqual([]);
  });

  it('a review names treatments, doctors and an event of its clinic', () => {
    expect(
      breaking(reviews, ({ counsel, treatments, doctors, eventId }) => {
        const practice = practiceOf.get(counsel.clinicId);
        if (!practice) return false;
        return (
          treatments.every((one) => practice.clinic.treatments.includes(one)) &&
          doctors.every((one) => practice.doctors.includes(one)) &&
          (eventId === null || practice.events.some(({ id }) => id === eventId))
        );
      }),
    ).toEqual([]);
  });

  it('a doctor in a review works at its clinic, except the one who has left', () => {
    const left = reviews.filter(({ doctors }) => doctors.some(({ clinicId }) => clinicId === null));
    expect(left).toHaveLength(1);
  });

  it('a counsel was booked from an existing record, after the member had joined', () => {
    expect(
      breaking(counsels, ({ createdAt, sourceId, member }) => {
        return (bornAt.get(sourceId) ?? createdAt) < createdAt && member.createdAt < createdAt;
      }),
    ).toEqual([]);
  });

  it('before a counsel its member had agreed to every purpose for the clinic, in a text of that time', () => {
    const consents = demoRows(demo).member_consent ?? [];
    expect(consents.every(({ version, created_at }) => String(version) <= String(created_at))).toBe(
      true,
    );
    const keyOf = (...parts: unknown[]) => parts.join(' ');
    const agreedAt = new Map(
      consents.map((given) => [
        keyOf(given.member_id, given.clinic_id, given.purpose),
        Date.parse(String(given.created_at)),
      ]),
    );
    const isBefore = ({ member, clinicId, createdAt }: (typeof counsels)[number]) =>
      CONSENT_PURPOSES.every((purpose) => {
        const at = agreedAt.get(keyOf(member.id, clinicId, purpose));
        return at !== undefined && at > member.createdAt && at < createdAt;
      });
    expect(breaking(counsels, isBefore)).toEqual([]);
  });

  it('the history of a counsel leads step by step to its state', () => {
    expect(
      breaking(counsels, ({ changes, state, createdAt, updatedAt }) => {
        const [first] = changes;
        const last = changes.at(-1);
        const isChained = changes.slice(1).every((change, index) => {
          const before = changes[index];
          return before !== undefined && change.from === before.to && change.at > before.at;
        });
        const begins = first?.from === null && first.to === COUNSEL_STATES[0];
        const isTimed = first?.at === createdAt && last?.at === updatedAt && updatedAt < TODAY;
        return isChained && begins && isTimed && last?.to === state;
      }),
    ).toEqual([]);
  });

  it('a visit of a complete counsel is in the past, one of a confirmed counsel in the future, except a few', () => {
    const inState = (state: string) => counsels.filter((counsel) => counsel.state === state);
    const isBetween = (time: number | null, from: number, to: number) =>
      time !== null && time > from && time < to;
    const ahead = (time: number | null) => isBetween(time, TODAY, TODAY + 30 * DAY);
    const isPast = ({ consultationAt, treatmentAt, updatedAt }: SeedCounsel) =>
      isBetween(treatmentAt ?? consultationAt, updatedAt, TODAY);
    const past = counsels.filter((it) => it.state.endsWith('_APPOINTMENT_CONFIRMED') && isPast(it));
    const answers = new Set(past.map(({ visitAnswer }) => visitAnswer?.answer));
    expect([past.length > 5, past.length < 30, [...answers].sort()]).toEqual([
      true,
      true,
      ['came', 'missed', undefined],
    ]);
    expect(counsels.filter((it) => it.visitAnswer && !past.includes(it))).toEqual([]);
    expect(past.some(({ noShow }) => noShow)).toBe(true);
    const moving = counsels.filter(({ reschedule }) => reschedule);
    expect(moving.length).toBeGreaterThan(3);
    expect(moving.filter((it) => past.includes(it))).toEqual([]);
    expect([
      ...breaking(
        inState('CONSULTATION_APPOINTMENT_CONFIRMED'),
        (it) => isPast(it) || ahead(it.consultationAt),
      ),
      ...breaking(
        inState('TREATMENT_APPOINTMENT_CONFIRMED'),
        (it) => isPast(it) || ahead(it.treatmentAt),
      ),
      ...breaking(inState('CONSULTATION_COMPLETE'), (it) =>
        isBetween(it.consultationAt, it.createdAt, it.updatedAt),
      ),
      ...breaking(inState('TREATMENT_COMPLETE'), (it) =>
        isBetween(it.treatmentAt, it.consultationAt ?? it.updatedAt, it.updatedAt),
      ),
    ]).toEqual([]);
  });

  it('the first member of each language has a counsel in every state, reviews and bookmarks', () => {
    for (const subject of ['demo-001', 'demo-002']) {
      const member = members.find((one) => one.subject === subject);
      const own = counsels.filter((counsel) => counsel.member === member);
      expect(new Set(own.map(({ state }) => state))).toEqual(new Set(COUNSEL_STATES));
      expect(reviews.some(({ counsel }) => counsel.member === member)).toBe(true);
      const kept = bookmarks.filter(({ memberId }) => memberId === member?.id);
      expect(new Set(kept.map(({ targetType }) => targetType)).size).toBe(4);
    }
  });

  it('a bookmark is on an existing record, once for each member', () => {
    expect(new Set(bookmarks.map((one) => one.memberId + one.targetId)).size).toBe(2_500);
    expect(
      breaking(bookmarks, ({ createdAt, targetId }) => {
        const targetBornAt = bornAt.get(targetId) ?? TODAY;
        return targetBornAt <= createdAt && createdAt < TODAY;
      }),
    ).toEqual([]);
  });

  it('AMB-13 some reviews were bookmarked within the last month, which makes them popular', () => {
    const isLately = (time: number) => time > TODAY - 30 * DAY;
    const lately = bookmarks.filter((it) => it.targetType === 'REVIEW' && isLately(it.createdAt));
    expect(lately.length).toBeGreaterThan(400);
  });

  it('every treatment of the taxonomy is offered somewhere', () => {
    const offered = new Set(clinics.flatMap((clinic) => clinic.treatments));
    expect(breaking(treatments, (one) => offered.has(one))).toEqual([]);
  });
});
