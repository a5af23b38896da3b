import type { World } from './journeys.ts';
import type { Person } from './person.ts';

/** What visitors of each language come for, found with the chips of the browse page. */
export async function findByChips({ siteUrl, newPerson }: World): Promise<void> {
  const me = await newPerson();
  if (me.language === 'ja') await findClinic(siteUrl, me);
  else await findEvent(siteUrl, me);
}

interface Clinic {
  id: string;
  nameJa: string | null;
}

/** A visitor who reads no Hangul: a clinic in Myeongdong, with staff who speak Japanese, open on Saturday. */
async function findClinic(siteUrl: string, me: Person): Promise<void> {
  const { find } = me.texts;
  const all = await listOf<Clinic>(siteUrl, 'clinics?station=myeongdong&facts=japanese,saturday');
  const clinic = all.find(({ nameJa }) => nameJa);
  if (!clinic?.nameJa) throw new Error('No such clinic in the demonstration');

  await me.open('/contents');
  await me.press('button', find.fact.japanese);
  await me.isAt(/facts=japanese/);
  await me.press('button', find.place);
  await me.press('radio', /^ソウル \d/);
  await me.press('radio', /^明洞駅 \d/);
  await me.press('button', find.apply.replace('{{n}}', String(await count(siteUrl, 'japanese'))));
  await me.isAt(/station=myeongdong/);
  await me.press('button', find.conditions);
  await me.press('checkbox', new RegExp(`^${find.fact.saturday}`));
  await me.press('button', find.apply.replace('{{n}}', String(all.length)));
  await me.isAt(/saturday/);
  await me.seeThe('button', `${find.conditions}: ${find.fact.saturday}`);
  await me.seeThe('link', clinic.nameJa);
  await me.run(`
    const card = [...document.querySelectorAll('article')]
      .find(({ textContent }) => textContent.includes(${JSON.stringify(clinic.nameJa)}));
    if (/\\p{Script=Hangul}/u.test(card.textContent)) throw new Error(card.textContent);
  `);
  await me.press('link', clinic.nameJa);
  await me.isAt(new RegExp(`/contents/clinic/${clinic.id}`));
  await me.seeThe('heading', clinic.nameJa);
  await goThere(me);
}

/** From the page of the clinic: its hours of today, other maps, the address for a taxi driver. */
async function goThere(me: Person): Promise<void> {
  const { clinic, common, map } = me.texts;
  await me.see(clinic.today);
  await me.see('明洞駅');
  for (const service of [map.google, map.naver, map.kakao]) await me.seeThe('link', service);
  await me.press('button', clinic.showTaxi);
  await me.seeThe('dialog', clinic.showTaxi);
  await me.see('이 주소로 가 주세요');
  await me.see(clinic.taxiRequest);
  await me.press('button', common.close);
  await me.seeThe('button', clinic.showTaxi);
}

const count = async (siteUrl: string, facts: string) =>
  (await listOf(siteUrl, `clinics?station=myeongdong&facts=${facts}`)).length;

interface Event {
  id: string;
  title: string;
  price: number | null;
  averageRating: number;
  clinic: { district: { id: string } | null } | null;
}

/** A visitor who compares prices: the cheapest running 리쥬란 event in 강남 with 4.5 stars or more. */
async function findEvent(siteUrl: string, me: Person): Promise<void> {
  const { contents, find, nav } = me.texts;
  const events = await listOf<Event>(siteUrl, 'events?treatmentId=skin-booster');
  const cheapest = events
    .filter(({ clinic }) => clinic?.district?.id === 'seoul-gangnam')
    .filter(({ averageRating }) => averageRating >= 4.5)
    .toSorted((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity))[0];
  if (!cheapest) throw new Error('No such event in the demonstration');

  await me.open('/home');
  await me.press('link', nav.search);
  await me.type('combobox', /./, '리쥬란');
  await me.press('option', /^스킨부스터/);
  await me.isAt(/treatmentId=skin-booster/);
  await me.press('tab', contents.events);
  await me.isAt(/tabId=events/);
  await me.press('button', find.place);
  await me.press('radio', /^서울 \d/);
  await me.press('radio', /^강남구 \d/);
  await me.press('button', /보기$/);
  await me.isAt(/region=seoul-gangnam/);
  await me.press('button', find.conditions);
  await me.press('radio', /^4\.5/);
  await me.press('button', /보기$/);
  await me.isAt(/minRating=4\.5/);
  await me.press('button', find.sort);
  await me.press('button', find.sortBy.price);
  await me.isAt(/sort=price/);
  // The first card.
  await me.seeThe('link', cheapest.title);
  await me.run(`
    const [card] = document.querySelectorAll('article');
    if (!card.textContent.includes(${JSON.stringify(cheapest.title)})) throw new Error(card.textContent);
  `);
  await me.press('link', cheapest.title);
  await me.isAt(new RegExp(`/contents/event/${cheapest.id}`));
  await me.seeThe('heading', cheapest.title);
}

async function listOf<T>(siteUrl: string, list: string): Promise<T[]> {
  const answer = await fetch(new URL(`/public/${list}`, siteUrl));
  return ((await answer.json()) as { data: T[] }).data;
}
