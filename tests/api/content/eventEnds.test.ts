import { beforeEach, describe, expect, it } from 'vitest';
import { createPages, readPublic } from '../../../server/http/pages/pages.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { aBookmark, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const LAST_DAY = '2026-11-23';
const LAST_MINUTE = new Date('2026-11-23T23:59:00+09:00');
const MIDNIGHT = new Date('2026-11-24T00:00:00+09:00');
const RENDERED = { scripts: [], boot: { config: testClientConfig, answers: null } };
const htmlOf = (html: string) => ({ html, script: '', style: '' });
const DAY_BEFORE = new Date('2026-11-22T10:00:00+09:00');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: LAST_MINUTE, isCached: true });
  const desk = deskWorld(test);
  let eventId: string;

  beforeEach(async () => {
    const days = { starts_on: '2026-11-01', ends_on: LAST_DAY };
    const event = await anEvent(test.db, {
      clinic_id: desk.clinicId,
      title: '가을 리프팅',
      ...days,
    });
    eventId = event.id;
  });

  /** Where visitors can see the event. */
  const places = async () => ({
    list: (await test.get('/public/events')).body,
    clinic: (await test.data(`/public/clinics/${desk.clinicId}`)).events.length,
    search: (await test.data('/public/search?q=가을', test.ownWrites())).events.items.length,
    sitemap: (await test.get('/sitemap.xml')).body?.toString().includes('events-ko'),
    file: (await test.get('/sitemaps/events-ko-1.xml')).status,
  });
  const book = () => {
    const form = {
      clinic_id: desk.clinicId,
      sourceType: 'EVENT',
      sourceId: eventId,
      content: '문의',
    };
    return test.send('POST', '/member/counsels', form, desk.asMember);
  };
  const stage = async () => (await test.data(`/public/events/${eventId}`)).stage;

  describe('AMB-108 an event ends at midnight in Seoul', () => {
    it('lists, search and sitemap have it until its last minute, without a write', async () => {
      const shown = { clinic: 1, search: 1, sitemap: true, file: 200 };
      expect(await places()).toMatchObject({
        ...shown,
        list: { total: 1, data: [{ id: eventId }] },
      });
      test.now = MIDNIGHT;
      const gone = { clinic: 0, search: 0, sitemap: false, file: 404 };
      expect(await places()).toEqual({ ...gone, list: { total: 0, data: [] } });
    });

    it('an event that begins also appears at midnight, and cannot be booked before', async () => {
      await test.db.query("update event set starts_on = '2026-11-24', ends_on = '2026-11-30'");
      expect(await places()).toMatchObject({ clinic: 0, search: 0, list: { total: 0 } });
      expect(await stage()).toBe('upcoming');
      expect(await book()).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
      test.now = MIDNIGHT;
      expect(await places()).toMatchObject({ clinic: 1, search: 1, list: { total: 1 } });
      expect(await stage()).toBeUndefined();
      expect((await book()).status).toBe(200);
    });

    it('cached pages are rendered again after midnight', async () => {
      const pages = createPages({
        config: testClientConfig,
        addressOf: (url) => url,
        readPublic: (path) => readPublic(test.app, path),
        feed: test.context.feed,
        render: async ({ readPublic: ask }) => {
          const answer = await ask('/public/events');
          return {
            status: 200,
            address: '/home',
            language: 'ko' as const,
            head: '',
            body: await answer.text(),
            ...RENDERED,
          };
        },
        document: async ({ body }) => htmlOf(body),
      });
      const html = async () => String(Object(await pages('/home')).plain.body);
      expect(await html()).toContain(eventId);
      test.now = MIDNIGHT;
      expect(await html()).not.toContain(eventId);
    });

    it('a sitemap may be cached for an hour, but not past midnight', async () => {
      const caching = async () => (await test.get('/sitemap.xml')).headers.get('cache-control');
      expect(await caching()).toBe('public, max-age=60');
      test.now = MIDNIGHT;
      expect(await caching()).toBe('public, max-age=3600');
    });

    it('a booking in the last minute is accepted, a later one answers event_ended', async () => {
      expect((await book()).status).toBe(200);
      test.now = MIDNIGHT;
      expect(await book()).toMatchObject({ status: 409, body: { code: 'event_ended' } });
      expect(await test.db.query('select 1 from counsel')).toHaveLength(1);
    });
  });

  describe('AMB-108 what stays of an ended event', () => {
    it('its page, which says so; a running event has no such key', async () => {
      expect(Object.keys(await test.data(`/public/events/${eventId}`))).not.toContain('stage');
      test.now = MIDNIGHT;
      expect(await stage()).toBe('ended');
    });

    it('bookmarks, which say so, and new bookmarks are possible', async () => {
      await aBookmark(test.db, { member_id: desk.me, target_type: 'EVENT', target_id: eventId });
      const shelf = async () => (await test.data('/member/bookmarks', desk.asMember)).events;
      expect(await shelf()).toEqual([expect.not.objectContaining({ stage: expect.anything() })]);
      test.now = MIDNIGHT;
      expect(await shelf()).toMatchObject([{ id: eventId, stage: 'ended' }]);
    });

    it('reviews and counsels that came from it', async () => {
      const counselId = await desk.counsel({ source_type: 'EVENT', source_id: eventId });
      await aReview(test.db, { counsel_id: counselId, event_id: eventId });
      test.now = MIDNIGHT;
      expect(await test.data(`/public/reviews?eventId=${eventId}`)).toHaveLength(1);
      expect(await desk.mine(counselId)).toMatchObject({
        source: { id: eventId, title: '가을 리프팅' },
      });
    });

    it('the page of a review that came from it, which says so', async () => {
      const counselId = await desk.counsel({ source_type: 'EVENT', source_id: eventId });
      const review = await aReview(test.db, { counsel_id: counselId, event_id: eventId });
      const shown = async () => (await test.data(`/public/reviews/${review.id}`)).event;
      expect(Object.keys(await shown())).not.toContain('stage');
      test.now = MIDNIGHT;
      expect(await shown()).toMatchObject({ id: eventId, stage: 'ended' });
    });

    it('an event that staff end before its last day keeps its page, too', async () => {
      await test.db.query("update event set status = 'ENDED'");
      expect(await places()).toMatchObject({ clinic: 0, search: 0, list: { total: 0 } });
      expect(await stage()).toBe('ended');
      expect(await book()).toMatchObject({ status: 409, body: { code: 'event_ended' } });
    });
  });

  it('AMB-108 a counsel names the events that ran on the day it was made and have ended since', async () => {
    const counselId = await desk.counsel({ created_at: DAY_BEFORE });
    const other = { clinic_id: desk.clinicId, title: '봄', ends_on: '2026-11-21' };
    await anEvent(test.db, other);
    await anEvent(test.db, { ...other, starts_on: '2026-11-23', ends_on: LAST_DAY });
    await anEvent(test.db, { ...other, status: 'DRAFT', ends_on: LAST_DAY });
    const read = () => desk.mine(counselId);
    expect(await read()).not.toHaveProperty('pastEvents');
    test.now = MIDNIGHT;
    expect((await read()).pastEvents).toEqual([
      { id: eventId, title: '가을 리프팅', titleJa: null },
    ]);
  });
});
