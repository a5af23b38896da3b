import { staff as japanese } from '../../src/i18n/ja/staff.ts';
import { staff as korean } from '../../src/i18n/ko/staff.ts';
import { findByChips } from './findJourneys.ts';
import type { Person } from './person.ts';
import { reachLastClinic } from './reachLastClinic.ts';

/** A journey of visitors, the same for every engine. */
export interface Journey {
  name: string;
  go(world: World): Promise<unknown>;
}

export interface World {
  siteUrl: string;
  /** A person with a fresh browser. */
  newPerson(): Promise<Person>;
  /** The file of a photo as a phone takes it. */
  photo: string;
}

/** `npm test` runs the first of them, in Firefox and WebKit. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'a booking', go: bookCounsel },
  { name: 'a visitor', go: lookAround },
  { name: 'what a visitor looks for', go: findByChips },
  { name: 'a login in a window', go: async ({ newPerson }) => logInBeside(await newPerson()) },
  { name: 'a login in place of the page', go: logInInPlace },
  { name: 'a bookmark', go: bookmark },
  { name: 'a review with a photo', go: review },
  { name: 'staff who confirm', go: confirm },
  { name: 'BRW-28 the last of 100,000 clinics', go: reachLastClinic },
];

/** The provider uses the language of the browser. */
const NEW_MEMBER = /새 회원으로 시작하기|新しい会員としてはじめる/;
const DERMATOLOGY = { ko: '피부과', ja: '皮膚科' };
const STAFF = { ko: korean, ja: japanese };
const CODE = /\b[0-9A-Z]{6}\b/;
/** WebKitWebDriver types no character beyond U+FFFF. */
const WISH = '코 鼻 상담 <b>&amp;';

async function lookAround({ siteUrl, newPerson }: World): Promise<void> {
  const me = await newPerson();
  const { nav, contents, clinic: texts, home } = me.texts;
  const clinic = await aClinic(siteUrl, me);
  await me.open('/home');
  await me.seeThe('heading', home.popularReviews);
  await me.press('link', nav.explore);
  await me.press('button', nav.addFilter);
  await me.press('button', contents.findBySpecialty);
  await me.press('button', DERMATOLOGY[me.language]);
  await me.isAt(/specialtyId=dermatology/);
  await me.press('link', clinic.name);
  await me.seeThe('heading', clinic.name);
  await me.press('tab', texts.review);
  await me.isAt(/tabId=review/);
  await me.see(await titleOfReview(siteUrl, clinic.id));
  await me.back();
  await me.isAt(/specialtyId=dermatology/);
  await me.press('link', nav.search);
  await me.type('combobox', /./, clinic.name);
  await me.press('option', clinic.name);
  await me.isAt(new RegExp(`/contents/clinic/${clinic.id}`));
  await me.seeThe('heading', clinic.name);
}

/** A new member, who chooses a name. */
async function logInBeside(me: Person): Promise<Person> {
  await me.open('/bookmark');
  await me.press('button', me.texts.login.line);
  await me.beside(() => me.press('button', NEW_MEMBER));
  await me.see(me.texts.login.done);
  await chooseNickname(me);
  return me;
}

async function logInInPlace({ newPerson }: World): Promise<void> {
  const me = await newPerson();
  await me.open('/bookmark');
  // As in-app browsers do.
  await me.run('window.open = () => null');
  await me.press('button', me.texts.login.line);
  await me.press('button', NEW_MEMBER);
  await me.see(me.texts.login.newBrowser);
  await chooseNickname(me);
  await me.open('/bookmark');
  await me.see(me.texts.shelf.noClinics);
}

let members = 0;

async function chooseNickname(me: Person): Promise<void> {
  const { label, submit, changed } = me.texts.nickname;
  members += 1;
  await me.isAt(/^\/reset-nickname/);
  await me.type('textbox', label, `회원${Date.now() % 1_000_000}${members}`);
  await me.press('button', submit);
  await me.see(changed);
  await me.isAt(/^\/my-page/);
  await me.seeThe('button', me.texts.member.logout);
}

async function bookmark({ siteUrl, newPerson }: World): Promise<void> {
  const me = await logInBeside(await newPerson());
  const { bookmark: texts } = me.texts;
  const clinic = await aClinic(siteUrl, me);
  await me.open(`/contents/clinic/${clinic.id}`);
  await me.press('button', texts.add);
  await me.see(texts.added);
  await me.open('/bookmark');
  await me.seeThe('link', clinic.name);
  await me.reload();
  await me.seeThe('link', clinic.name);
  await me.press('button', texts.named.replace('{{name}}', clinic.name));
  await me.see(texts.removed);
  await me.seeThe('link', clinic.name);
  await me.reload();
  await me.see(me.texts.shelf.noClinics);
}

/** A member who has just booked, at the page of the counsel. */
export async function bookCounsel({ siteUrl, newPerson }: Omit<World, 'photo'>): Promise<Person> {
  const me = await logInBeside(await newPerson());
  const { common, counsel, consent } = me.texts;
  const clinic = await aClinic(siteUrl, me);
  await me.open(`/contents/clinic/${clinic.id}`);
  await me.press('button', common.bookCounsel);
  await me.type('textbox', counsel.text, WISH);
  await me.press('button', counsel.submit);
  await me.press('checkbox', consent.all);
  await me.press('button', consent.agree);
  await me.see(counsel.booked);
  await me.open('/counsel');
  await me.press('link', new RegExp(clinic.name));
  await me.seeThe('heading', counsel.now.AWAITING_CLINIC_CONFIRMATION);
  await me.see(WISH);
  return me;
}

async function review(world: World): Promise<void> {
  const me = await bookCounsel(world);
  const { counsel, editor, member, review: texts } = me.texts;
  const title = `후기 ${Date.now()}`;
  await me.press('link', counsel.writeReview);
  await me.type('textbox', editor.title, title);
  await me.pick(editor.beforePhotos, world.photo);
  await me.see(editor.photosArePublic);
  await me.press('button', editor.submit);
  await me.see(editor.created);
  await me.open('/my-page/reviews');
  await me.seeThe('heading', member.writtenReviews);
  await me.press('link', title);
  await me.seeThe('heading', title);
  await me.seeThe('button', new RegExp(editor.beforePhotos));
  await me.see(texts.photos);
}

async function confirm(world: World): Promise<void> {
  const me = await bookCounsel(world);
  const code = await me.read(CODE);
  const staff = await world.newPerson();
  const texts = STAFF[staff.language];
  await enterConsole(staff, 'operator');
  await staff.type('textbox', texts.inbox.search, code);
  await staff.press('button', texts.counsel.find);
  await staff.isAt(new RegExp(code));
  // The link of the only row has the nickname and what the counsel is about.
  await staff.press('link', /·/);
  await staff.see(WISH);
  await staff.press('button', texts.counsel.move.CLINIC_CONFIRMED);
  await staff.see(texts.counsel.moved);
  await me.reload();
  await me.seeThe('heading', me.texts.counsel.now.CLINIC_CONFIRMED);
}

/** By one of the demo accounts, which `/login` lists. */
export async function enterConsole(
  staff: Person,
  account: 'operator' | 'clinic.one',
): Promise<void> {
  await staff.open('/login');
  await staff.press('button', new RegExp(account));
  await staff.seeThe('heading', new RegExp(STAFF[staff.language].counsel.inbox));
}

/** A clinic, named in the language of the person. */
async function aClinic(siteUrl: string, { language }: Person) {
  const clinic = await firstOf<Named>(siteUrl, 'clinics?specialtyId=dermatology');
  return { id: clinic.id, name: language === 'ja' ? clinic.nameJa : clinic.name };
}

async function titleOfReview(siteUrl: string, clinicId: string): Promise<string> {
  return (await firstOf<{ title: string }>(siteUrl, `reviews?clinicId=${clinicId}`)).title;
}

interface Named {
  id: string;
  name: string;
  nameJa: string;
}

/** From the lists of the site. */
export async function firstOf<T>(siteUrl: string, list: string): Promise<T> {
  const answer = await fetch(new URL(`/public/${list}`, siteUrl));
  const { data } = (await answer.json()) as { data: T[] };
  const [first] = data;
  if (!first) throw new Error(`Nothing below /public/${list}`);
  return first;
}
