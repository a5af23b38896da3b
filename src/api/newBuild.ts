/**
 * After a deployment the scripts of the former build are gone. Whoever misses one gets the page anew; not when
 * the server still hands out this very build, for then it would happen again, nor when it cannot be reached.
 */
export function followNewBuilds(): void {
  let isAsking = false;
  addEventListener('vite:preloadError', async () => {
    // Without a connection nothing else was to be expected. What is fetched ahead is missed together with its screen.
    if (!navigator.onLine || isAsking) return;
    isAsking = true;
    try {
      if (await isOutdated()) return location.reload();
    } catch (cause) {
      console.error('The server could not say which build it has', cause);
    }
    isAsking = false;
  });
}

async function isOutdated(): Promise<boolean> {
  const page = await fetch(location.href, { credentials: 'omit', cache: 'no-store' });
  const { pathname } = new URL(import.meta.url);
  const text = await page.text();
  // A network that asks for a login first answers with a page of its own.
  const isOurs = page.ok && text.includes('id="boot"');
  return isOurs && !text.includes(pathname);
}
