import { manyClinics } from '../support/fixtures/find/manyClinics.ts';
import type { World } from './journeys.ts';

const ALL = 100_000;
const LAST = ALL - 1;

/** A visitor drags the scroll bar to the last of 100,000 clinics, opens it and comes back to it. */
export async function reachLastClinic({ siteUrl, newPerson }: World): Promise<void> {
  const me = await newPerson();
  const { contents } = me.texts;
  const answer = await fetch(new URL('/public/clinics?limit=20', siteUrl));
  const { data } = (await answer.json()) as { data: { name: string; nameJa: string }[] };
  await me.open('/contents?tabId=doctors');
  await me.run(`
    const usual = window.fetch;
    const samples = ${JSON.stringify(data)};
    window.fetch = async (asked, init) => {
      const { pathname, search } = new URL(asked.url ?? asked, location.href);
      if (pathname !== '/public/clinics') return usual(asked, init);
      return Response.json((${manyClinics})(search, samples, ${ALL}));
    };
  `);
  await me.press('tab', contents.clinics);
  await me.seeOnScreen('0번 의원');
  await me.run('scrollTo(0, document.documentElement.scrollHeight)');
  await me.seeOnScreen(`${LAST}번 의원`);

  await me.press('link', `${LAST}번 의원`);
  const sample = data[LAST % data.length];
  await me.seeThe('heading', (me.language === 'ja' ? sample?.nameJa : sample?.name) ?? '');
  await me.back();
  await me.seeOnScreen(`${LAST}번 의원`);

  await me.run('scrollTo(0, 0)');
  await me.seeOnScreen('0번 의원');
}
