import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '../../../contract/plain/language.ts';
import { noticeText } from '../../../contract/texts/noticeTexts.ts';
import { DEMO_STAFF } from '../../../server/demo/data/demoStaff.ts';
import type { ConversationWorld } from '../fixtures/counsel/conversationWorld.ts';
import { aPhoto } from '../fixtures/photoFiles.ts';
import {
  agreeToTranslation,
  book,
  chooseName,
  fillBooking,
  givePush,
  go,
  isAskedForReview,
  press,
  seesPhotos,
  send,
  WORDS,
} from './conversationMember.ts';
import {
  answerByTemplate,
  completes,
  makeTemplate,
  opensFromInbox,
  operatorSeesDeliveries,
  propose,
  readsTranslation,
  seesInCalendar,
  sendsPhoto,
  TEMPLATE,
} from './conversationStaff.ts';
import { openInLine } from './openInLine.ts';
import type { PageOptions } from './openPage.ts';
import { signInInstalled } from './signInInstalled.ts';
import { visit } from './visit.ts';

/** What a process may be doing when it is killed. */
export const MOMENTS = [
  'booking',
  'translation',
  'answer',
  'line push',
  'press in LINE',
  'photo from LINE',
  'photo of staff',
  'visit',
  'mail',
  'web push',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Story {
  world: ConversationWorld;
  /** Runs a step of the conversation. A proof kills the process that works on it. */
  during: (moment: Moment, step: () => Promise<void>) => Promise<void>;
  /** Of every window. */
  options: PageOptions;
}

interface Member {
  page: Page;
  language: Language;
  counselId: string;
}

const [OPERATOR, CLINIC_STAFF] = DEMO_STAFF;
const YUKI = { user: 'U0123456789abcdef', name: '結衣', text: '鼻の手術の相談をお願いします' };
const MINSU = {
  user: 'minsu',
  name: '민수',
  text: '눈 성형이 궁금해요',
  address: 'minsu@example.com',
};
const COMPLETE = 'CONSULTATION_COMPLETE';
const DAY_MS = 24 * 3_600_000;
/** A process that dies holds an event of LINE for two minutes. */
const PATIENCE = { timeout: 180_000 };

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * In five windows: a member in LINE and another one on the web, the phone and the desk of the clinic, and the operator.
 * From the question to the review.
 */
export async function tellConversation(story: Story): Promise<void> {
  const { world } = story;
  const options = { ...story.options, siteUrl: world.siteUrl };
  const phone = await signInInstalled(CLINIC_STAFF, { ...options, width: 360, height: 740 });
  const desk = await signInInstalled(CLINIC_STAFF, options);
  const operator = await signInInstalled(OPERATOR, options);
  const { data: account } = await (await phone.request.get('/auth/my-info')).json();
  await talkInLine(story, { clinicId: account.clinic_id, phone, desk });
  await go(phone, '/console/counsels');
  await talkOnTheWeb(story, { clinicId: account.clinic_id, phone, desk });
  await operatorSeesDeliveries(operator);
}

interface Clinic {
  clinicId: string;
  phone: Page;
  desk: Page;
}

async function talkInLine(story: Story, { clinicId, phone, desk }: Clinic): Promise<void> {
  const { world, during } = story;
  const { line, chat } = world;
  const { page, open } = await openInLine(world.liff, {
    ...story.options,
    idToken: await world.liff.idToken({ sub: YUKI.user }),
    state: { endpointQuery: '?lang=ja' },
    appLanguage: 'ja',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });
  await open('/home?lang=ja');
  await page.getByText(WORDS.ja.login.fromLineApp).waitFor();
  await chooseName(page, YUKI.name);
  await chat(YUKI.user, { type: 'follow' });
  await open(`/contents/clinic/${clinicId}?lang=ja`);
  await press(page, WORDS.ja.common.bookCounsel);
  await fillBooking(page, 'ja', YUKI.text);
  let counselId = '';
  await during('booking', async () => {
    counselId = await book(page, 'ja');
  });
  await agreeToTranslation(page, 'ja');
  await open('/home?lang=ja');
  const member: Member = { page, language: 'ja', counselId };

  await during('translation', async () => {
    await opensFromInbox(phone, YUKI.name, YUKI.text);
    await readsTranslation(phone, YUKI.text);
  });
  await makeTemplate(phone);
  await during('answer', () => answerByTemplate(phone));
  const pushed = (kind: 'MESSAGE' | 'PROPOSAL' | 'COMPLETED') => {
    const text = noticeText({ kind, state: kind === 'COMPLETED' ? COMPLETE : null }, 'ja');
    return line.pushes.filter(({ message }) =>
      (message.altText ?? message.text ?? '').startsWith(text),
    );
  };
  await expect.poll(() => pushed('MESSAGE').length, PATIENCE).toBe(1);
  const follow = (kind: 'MESSAGE' | 'COMPLETED') => {
    const link = pushed(kind)[0]?.message.text?.split('\n').at(-1) ?? '';
    return open(link.replace(/^https:\/\/liff\.line\.me\/[^/]+/, ''));
  };
  await follow('MESSAGE');
  await page.getByText(TEMPLATE.ja).waitFor();
  await open('/home?lang=ja');

  const day = inDays(12);
  await during('line push', async () => {
    await propose(phone, day);
    await expect.poll(() => pushed('PROPOSAL').length, PATIENCE).toBe(1);
  });
  const [button] = pushed('PROPOSAL')[0]?.message.template?.actions ?? [];
  await during('press in LINE', async () => {
    await chat(YUKI.user, { type: 'postback', postback: { data: button?.data } });
    await isAgreed(world, counselId);
  });
  await bothSeeTheDay(member, desk, { day, nickname: YUKI.name });

  await during('photo from LINE', async () => {
    line.photos.set('501', await aPhoto('peru', { width: 300, height: 400 }));
    const message = { type: 'image', id: '501', contentProvider: { type: 'line' } };
    await chat(YUKI.user, { type: 'message', message });
    await expect.poll(() => photosOf(world, counselId), PATIENCE).toBe(1);
  });
  await seesPhotos(phone, /^사진 \d+$/, 1);
  // A message that an open page shows is read, and no push tells of it.
  await open('/home?lang=ja');
  await during('photo of staff', () => sendsPhoto(phone, 2));
  await expect.poll(() => pushed('MESSAGE').length, PATIENCE).toBe(2);
  await open(`/counsel/${counselId}?lang=ja`);
  await seesPhotos(page, /^写真\d+$/, 2);
  await dayPasses(world, counselId);
  await during('visit', () => completes(phone));
  await expect.poll(() => pushed('COMPLETED').length, PATIENCE).toBe(1);
  await follow('COMPLETED');
  await isAskedForReview(page, 'ja');
}

async function talkOnTheWeb(story: Story, { clinicId, phone, desk }: Clinic): Promise<void> {
  const { world, during } = story;
  const { mails, push } = world;
  const page = await visit('/home', {
    ...story.options,
    siteUrl: world.siteUrl,
    answeredFor: world.googleHosts,
    serviceWorker: true,
  });
  const browser = push.aBrowser('/fcm/send/minsu');
  await givePush(page, browser.subscription);
  await world.isGoogleUser(page, MINSU.user);
  await go(page, `/contents/clinic/${clinicId}`);
  await press(page, WORDS.ko.common.bookCounsel);
  await press(page, WORDS.ko.login.google);
  await page.getByText(WORDS.ko.login.done, { exact: true }).waitFor();
  await chooseName(page, MINSU.name);
  await switchOnNotices(world, page);
  await go(page, `/contents/clinic/${clinicId}`);
  await press(page, WORDS.ko.common.bookCounsel);
  await fillBooking(page, 'ko', MINSU.text);
  const member: Member = { page, language: 'ko', counselId: await book(page, 'ko') };
  await go(page, '/home');

  await opensFromInbox(phone, MINSU.name, MINSU.text);
  const told = noticeText({ kind: 'MESSAGE', state: null }, 'ko');
  const mailed = () => mails.filter(({ subject }) => subject === told);
  const pushed = (text: string) =>
    push.received.map(browser.read).filter((one) => Object(one).text === text);
  await during('mail', async () => {
    await answerByTemplate(phone);
    await expect.poll(() => mailed().length, PATIENCE).toBeGreaterThan(0);
    await expect.poll(() => pushed(told).length, PATIENCE).toBeGreaterThan(0);
  });
  const [, link = ''] = /(http\S+)/.exec(mailed()[0]?.text ?? '') ?? [];
  await go(page, link);
  await page.getByText(TEMPLATE.ko).waitFor();
  await go(page, '/home');

  const day = inDays(13);
  const proposal = noticeText({ kind: 'PROPOSAL', state: null }, 'ko');
  await during('web push', async () => {
    await propose(phone, day);
    await expect.poll(() => pushed(proposal).length, PATIENCE).toBeGreaterThan(0);
  });
  await go(page, Object(pushed(proposal)[0]).link);
  await press(page, '이 시간으로 확정');
  await page.getByText('예약이 확정됐어요').waitFor();
  await bothSeeTheDay(member, desk, { day, nickname: MINSU.name });

  const photo = await aPhoto('navy', { width: 300, height: 400 });
  await send(page, WORDS.ko.message, { photo });
  await seesPhotos(phone, /^사진 \d+$/, 1);
  await sendsPhoto(phone, 2);
  await seesPhotos(page, /^사진 \d+$/, 2);
  await dayPasses(world, member.counselId);
  await completes(phone);
  const completed = noticeText({ kind: 'COMPLETED', state: COMPLETE }, 'ko');
  await expect.poll(() => pushed(completed).length, PATIENCE).toBeGreaterThan(0);
  await go(page, Object(pushed(completed)[0]).link);
  await isAskedForReview(page, 'ko');
}

/** By e-mail and in this browser. */
async function switchOnNotices({ mails }: ConversationWorld, page: Page): Promise<void> {
  const { email } = WORDS.ko;
  await go(page, '/my-page/notices');
  await press(page, '알림 켜기');
  await page.getByText('이 기기에서 알림을 받고 있어요.').waitFor();
  await page.getByRole('textbox', { name: email.address }).fill(MINSU.address);
  await press(page, email.ask);
  await expect.poll(() => mails.length).toBe(1);
  const [, code = ''] = /(\d{6})/.exec(mails[0]?.text ?? '') ?? [];
  await page.getByRole('textbox', { name: email.code }).fill(code);
  await press(page, email.confirm);
  await page.getByText(email.confirmed).waitFor();
}

async function isAgreed({ db }: ConversationWorld, counselId: string): Promise<void> {
  const state = async () =>
    (await db.query('select state from counsel where id = $1', [counselId]))[0];
  await expect.poll(state, PATIENCE).toEqual({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED' });
}

async function photosOf({ db }: ConversationWorld, counselId: string): Promise<number> {
  const rows = await db.query(
    'select 1 from upload join message on message.id = upload.message_id where counsel_id = $1',
    [counselId],
  );
  return rows.length;
}

/** In the calendar of the clinic, and in the one that the member adds it to. */
async function bothSeeTheDay(
  { page, language, counselId }: Member,
  desk: Page,
  { day, nickname }: { day: string; nickname: string },
): Promise<void> {
  await seesInCalendar(desk, day, nickname);
  const base = language === 'ja' ? '/liff' : '';
  await go(page, `${base}/counsel/${counselId}?lang=${language}`);
  await page.getByText(WORDS[language].counsel.now.CONSULTATION_APPOINTMENT_CONFIRMED).waitFor();
  const headers = { Origin: new URL(page.url()).origin };
  const asked = await page.request.post(`/member/counsels/${counselId}/calendar-file`, { headers });
  const { data } = await asked.json();
  const file = await (await page.request.get(data.path)).text();
  expect(file).toContain(`DTSTART:${day.replaceAll('-', '')}T063000Z`);
}

/** Changes the counsel as if its appointment was made two days ago and took place an hour ago. */
async function dayPasses({ db }: ConversationWorld, counselId: string): Promise<void> {
  await db.query(
    `update counsel set consultation_at = now() - interval '1 hour',
       appointment_made_at = now() - interval '2 days' where id = $1`,
    [counselId],
  );
}
