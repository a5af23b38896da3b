/**
 * After a deployment the old script files are gone. A page that misses one reloads, unless the server is
 * unreachable or still serves the same build: then a reload would fail again.
 */
export function followNewBuilds(): void {
  let isAsking = false;
  addEventListener('vite:preloadError', async () => {
    // Offline, a failed script is expected. Nothing is lost: opening the screen raises the event again.
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
  // A network with a login page (captive portal) answers with its own HTML.
  const isOurs = page.ok && text.includes('id="boot"');
  return isOurs && !text.includes(pathname);
}
