import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';

const GOOGLE = /^https:\/\/maps\.googleapis\.com\//;

/** Does what Google's script does under a strict policy: it adds a script, and a style with the nonce of ours. */
const MAPS = `(() => {
  const add = (tag, values) => document.head.append(Object.assign(document.createElement(tag), values));
  const { nonce } = document.querySelector('style[nonce]');
  add('style', { nonce, textContent: '.drawn-map { color: rgb(1, 2, 3); }' });
  add('script', { src: 'https://maps.googleapis.com/part.js' });
  const libraries = {
    Map: class {
      constructor(element) { element.innerHTML = '<p class="drawn-map">지도</p>'; }
      setCenter() {}
    },
    Geocoder: class { geocode() { return Promise.resolve({ results: [{ geometry: { location: {} } }] }); } },
    Marker: class {},
  };
  google.maps.importLibrary = async () => libraries;
  google.maps.__ib__();
})()`;

let site: RunningServer;
beforeAll(async () => {
  site = await startServer({ env: { GOOGLE_MAPS_KEY: 'a-key' } });
}, 120_000);
afterAll(() => site.stop());

it('MAP-01 the policy of a page lets Google draw its map, with a script and a style of its own', async () => {
  const page = await openPage({ siteUrl: site.url, answeredFor: GOOGLE });
  await page.route(GOOGLE, (route) => {
    const isPart = route.request().url().endsWith('/part.js');
    const body = isPart ? 'document.documentElement.dataset.part = "ran"' : MAPS;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const { data } = (await (await page.request.get('/public/clinics?limit=1')).json()) as {
    data: { id: string }[];
  };
  await page.goto(`/contents/clinic/${data[0]?.id}`);
  const map = page.locator('.drawn-map');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await map.waitFor();
  expect(await map.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  await page.waitForFunction(() => document.documentElement.dataset.part === 'ran');
});

it('T24 a script or a style in the text of a page does not run', async () => {
  const page = await openPage({
    siteUrl: site.url,
    expectedTrouble: [/Refused to execute inline script|inline script/, /inline style/],
  });
  await page.route('**/home', async (route) => {
    const answer = await route.fetch();
    const planted =
      '<style>body { color: rgb(1, 2, 3); }</style><script>window.planted = 1</script>';
    const body = (await answer.text()).replace('<body>', `<body>${planted}`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/home');
  await untilInteractive(page);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(1, 2, 3)');
});
