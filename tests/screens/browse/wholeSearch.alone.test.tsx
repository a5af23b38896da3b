import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageAddress, renderPage } from '../../../src/entryServer.tsx';
import { mountApp } from '../../../src/mountApp.tsx';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** As the server sends it, with the data it was rendered from. React logs an error if the two differ. */
it.each([
  '/contents?utm_source=mail&partId=eyes&tabId=reviews',
  '/home?fbclid=1&lang=ko',
  '/liff/contents?fbclid=1&lang=ja',
])('%s is hydrated without a difference, and keeps its parameters afterwards', async (address) => {
  const readPublic = async () => Response.json({ data: [], total: 0 });
  const url = pageAddress(address);
  const { body, boot } = await renderPage({ url, config: testClientConfig, readPublic });
  history.replaceState(null, '', address);
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<div id="root" data-rendered="${url}">${body}</div><script type="application/json" id="boot">${json}</script>`;
  const rendered = document.querySelector('main');

  const basename = address.startsWith('/liff/') ? '/liff' : '';
  await act(() => mountApp({ ...fakeEnvironment(), basename }));
  expect(document.querySelector('main')).toBe(rendered);
  expect(location.pathname + location.search).toBe(address);
  const links = [...document.querySelectorAll('[role="tab"], a[lang]')];
  expect(links.length).toBeGreaterThan(0);
  const tracking = /utm_source=mail|fbclid=1/;
  for (const link of links) expect(link.getAttribute('href')).toMatch(tracking);
});

it('a page of another address than that of the markup is rendered again', async () => {
  const readPublic = async () => Response.json({ data: [], total: 0 });
  const url = '/contents?lang=ja';
  const { body, boot } = await renderPage({ url, config: testClientConfig, readPublic });
  history.replaceState(null, '', '/search?lang=ko');
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<div id="root" data-rendered="${url}">${body}</div><script type="application/json" id="boot">${json}</script>`;
  const rendered = document.querySelector('main');

  await act(() => mountApp(fakeEnvironment()));
  expect(document.querySelector('main')).not.toBe(rendered);
  expect(document.querySelector('h1')?.textContent).toBe('통합검색');
});
