import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDraftsAndFiles } from '../../../src/environment/forgetDrafts.ts';
import { mountApp } from '../../../src/mountApp.tsx';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';

vi.mock('../../../src/environment/keptFiles.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** The page that the server sends for an app without server rendering. */
function openEmptyPage(address: string) {
  history.replaceState(null, '', address);
  const boot = JSON.stringify({ config: testClientConfig, answers: null });
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="boot">${boot}</script>`;
  return document.getElementById('root') as HTMLElement; // just put there
}

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

it('C18 a logout deletes kept files also when their script cannot be loaded', async () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  forgetDraftsAndFiles('member');
  await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledWith('drafts'));
});

describe('the start of the app', () => {
  it('GLB-10 AMB-84 shows nothing of the page until the first data are there', async () => {
    const root = openEmptyPage('/search?lang=ja');
    let finish: () => void = () => undefined;
    const prepare = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const mounted = mountApp(fakeEnvironment({ prepare }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Empty: the loader in app.css shows (tests/e2e/page/frame.test.ts looks at it).
    expect(root.childElementCount).toBe(0);
    expect(prepare).toHaveBeenCalledWith(testClientConfig);

    finish();
    await act(() => mounted);
    expect(root.querySelector('h1')?.textContent).toBe('総合検索');
    expect(document.documentElement.lang).toBe('ja');
  });

  it.each([
    ['//x/search', '', '/x/search', '페이지를 찾을 수 없습니다'],
    ['///search', '', '/search', '통합검색'],
    ['/liff//search', '/liff', '/liff/search', '통합검색'],
  ])('an address such as %s stays on the site and shows a screen', async (...asked) => {
    const [path, basename, ownPath, title] = asked;
    openEmptyPage(`${location.origin}${path}?lang=ko`);
    expect(location.pathname).toBe(path);
    await act(() => mountApp({ ...fakeEnvironment(), basename }));
    expect(document.body.textContent).toContain(title);
    expect(location.href).toBe(`${location.origin}${ownPath}?lang=ko`);
    const links = [...document.querySelectorAll('a[href]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.filter((href) => href?.startsWith('//'))).toEqual([]);
  });

  it('I18N-02 the document has the language of the page', async () => {
    openEmptyPage('/search?lang=fr');
    await act(() => mountApp(fakeEnvironment()));
    expect(document.documentElement.lang).toBe('ko');
  });
});
