import { beforeEach, describe, expect, it } from 'vitest';
import { LIST_TEXT_LENGTH } from '../../../contract/shape.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import {
  aBookmark,
  aClinic,
  aCounsel,
  aMember,
  aReview,
} from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

// A character of four bytes counts as one character.
const BEGINNING = '가🦋'.repeat(LIST_TEXT_LENGTH / 2);
const LONG = `${BEGINNING}그리고 더`;

interface Text {
  id: string;
  title: string;
  content: string;
}

forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  let me: string;
  let operator: StaffSession;
  let clinicId: string;

  beforeEach(async () => {
    me = (await aMember(test.db)).id;
    operator = await aStaff(test.db, { user_id: 'boss' });
    clinicId = (await aClinic(test.db)).id;
  });

  const aText = (title: string, content: string) =>
    aReview(test.db, { member_id: me, clinic_id: clinicId, title, content });
  /** Every list with reviews, by its address. */
  const lists = async (): Promise<Record<string, Text[]>> => ({
    newest: await test.data('/public/reviews'),
    popular: await test.data('/public/reviews?sort=popular'),
    ofClinic: await test.data(`/public/reviews?clinicId=${clinicId}&limit=5`),
    streamed: await test.data('/public/reviews?limit=100000'),
    mine: await test.data('/member/reviews', asMember(me)),
    shelf: (await test.data('/member/bookmarks', asMember(me))).reviews,
    console: await test.data('/staff/reviews', asking(operator)),
  });

  describe('AMB-102 lists', () => {
    it('have 2,000 characters of a review and say that there is more', async () => {
      const { id } = await aText(LONG, LONG);
      await aBookmark(test.db, { member_id: me, target_type: 'REVIEW', target_id: id });
      for (const [list, reviews] of Object.entries(await lists())) {
        const cut = { title: BEGINNING, titleCut: true, content: BEGINNING, contentCut: true };
        expect(reviews, list).toMatchObject([{ id, ...cut }]);
      }
    });

    it('say nothing if the text is whole', async () => {
      const { id } = await aText(BEGINNING, BEGINNING);
      await aBookmark(test.db, { member_id: me, target_type: 'REVIEW', target_id: id });
      for (const [list, [review]] of Object.entries(await lists())) {
        expect(review, list).toMatchObject({ id, title: BEGINNING, content: BEGINNING });
        expect(Object.keys(Object(review)), list).not.toContain('titleCut');
        expect(Object.keys(Object(review)), list).not.toContain('contentCut');
      }
    });

    it('have 2,000 characters of a counsel, and the counsel itself has all of it', async () => {
      const mine = { member_id: me, clinic_id: clinicId };
      const { id } = await aCounsel(test.db, { ...mine, content: LONG });
      await aCounsel(test.db, { ...mine, content: BEGINNING });
      const { data: counsels } = await test.data('/member/counsels', asMember(me));
      expect(counsels).toMatchObject([
        { content: BEGINNING },
        { id, content: BEGINNING, contentCut: true },
      ]);
      expect(Object.keys(counsels[0])).not.toContain('contentCut');
      const counsel = await test.data(`/member/counsels/${id}`, asMember(me));
      expect(counsel.content).toBe(LONG);
      expect(Object.keys(counsel)).not.toContain('contentCut');
    });

    it('lead to the whole text, for visitors, its member and staff', async () => {
      const { id } = await aText(LONG, LONG);
      for (const review of [
        await test.data(`/public/reviews/${id}`),
        await test.data(`/member/reviews/${id}`, asMember(me)),
        await test.data(`/staff/reviews/${id}`, asking(operator)),
      ]) {
        expect(review).toMatchObject({ title: LONG, content: LONG });
        expect(Object.keys(review)).not.toContain('contentCut');
      }
    });
  });

  it('AMB-102 a form made from a shortened text is refused, and nothing is lost', async () => {
    const review = await aText('제목', LONG);
    const edit = (content: string, title = '제목') => {
      const counsel = { id: review.counsel_id, clinic_id: clinicId };
      const form = reviewForm(counsel, { title, content });
      return test.send('PATCH', `/member/reviews/${review.id}`, form, asMember(me));
    };
    const [listed] = await test.data('/member/reviews', asMember(me));
    expect(await edit(listed.content)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    expect((await test.data(`/public/reviews/${review.id}`)).content).toBe(LONG);
    expect((await edit(`${BEGINNING} 짧게`)).status).toBe(200);
    expect((await edit('짧게')).status).toBe(200);
    expect((await edit(BEGINNING)).status).toBe(200);
  });

  it("staff of a clinic can read other clinics' reviews neither in the list nor one by one", async () => {
    const { id } = await aText('제목', '내용');
    const other = await aStaff(test.db, { clinic_id: (await aClinic(test.db)).id });
    expect(await test.data('/staff/reviews', asking(other))).toEqual([]);
    expect((await test.get(`/staff/reviews/${id}`, asking(other))).status).toBe(404);
  });
});
