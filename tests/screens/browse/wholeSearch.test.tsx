import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../src/entryServer.tsx';
import { mountApp } from '../../../src/mountApp.tsx';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** As the server sends it, with the data it was rendered from. React logs an error if the two differ. */
it.each(['/contents?utm_source=mail&partId=eyes&tabId=reviews', '/home?fbclid=1&lang=ko'])(
  '%s is hydrated without a difference, and keeps its parameters afterwards',
  async (address) => {
    const readPublic = async () => Response.json({ data: [], total: 0 });
    const { body, boot } = await renderPage({ url: address, config: testClientConfig, readPublic });
    history.replaceState(null, '', address);
    const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
    document.body.innerHTML = `<div id="root" data-rendered="by-server">${body}</div><script type="application/json" id="boot">${json}</script>`;
    const rendered = document.querySelector('main');

    await act(() => mountApp(fakeEnvironment()));
    expect(document.querySelector('main')).toBe(rendered);
    expect(location.pathname + location.search).toBe(address);
    const links = [...document.querySelectorAll('[role="tab"], a[lang]')];
    expect(links.length).toBeGreaterThan(0);
    const tracking = /utm_source=mail|fbclid=1/;
    for (const link of links) expect(link.getAttribute('href')).toMatch(tracking);
  },
);
