/** The headers of the demonstration's operator on that server, for calls without a browser. */
export async function signInByCall(siteUrl: string): Promise<Record<string, string>> {
  const demo = await (await fetch(`${siteUrl}/public/demo-staff`)).json();
  const { user_id, password } = demo.data[0];
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password));
  const answer = await fetch(`${siteUrl}/auth/login`, {
    method: 'POST',
    headers: { Origin: siteUrl, 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_id, password: Buffer.from(bytes).toString('hex') }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { Origin: siteUrl, Cookie: cookies.join('; '), 'Content-Type': 'application/json' };
}
