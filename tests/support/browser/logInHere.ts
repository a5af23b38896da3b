import type { Page } from 'playwright';

/**
 * Logs in by the calls that pages make: as the demonstration's first member, or as a new one. The next page that is
 * opened has the session. The buttons of the login have their own tests.
 */
export async function logInHere(page: Page, who: 'first' | 'new' = 'first'): Promise<void> {
  const { request } = page;
  const { url } = await (await request.get('/member/line/url')).json();
  const callback = await chooseByCall(page, url, who);
  const headers = { Origin: callback.origin };
  const data = {
    line_code: callback.searchParams.get('code'),
    state: callback.searchParams.get('state'),
  };
  const pair = await (await request.post('/member/line/login', { data, headers })).json();
  const opened = await request.post('/auth/session', { data: pair, headers });
  if (!opened.ok()) throw new Error(`The login failed: ${await opened.text()}`);
}

/** Sends the form of the demonstration's login provider. Returns where it leads. */
async function chooseByCall({ request }: Page, url: string, who: 'first' | 'new'): Promise<URL> {
  const chooser = await request.get(url);
  const choices = [...(await chooser.text()).matchAll(/name="subject" value="([^"]+)"/g)];
  const [, subject = ''] = choices.at(who === 'first' ? 0 : -1) ?? [];
  const headers = { Origin: new URL(chooser.url()).origin };
  const answer = await request.post(chooser.url(), { form: { subject }, headers });
  return new URL(answer.url());
}
