/** Runs in the page: its frame is hydrated, and so are all parts rendered by the server. */
export function isAlive(): boolean {
  const sections = [...document.querySelectorAll('main :is(h1, h2, a, button)')];
  const isTaken = (element: Element) => Object.keys(element).some((key) => /^__react/.test(key));
  return 'alive' in document.documentElement.dataset && sections.every(isTaken);
}
