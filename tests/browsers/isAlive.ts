/** Runs in the page: its frame is alive, and React has taken over all that the server has drawn inside. */
export function isAlive(): boolean {
  const sections = [...document.querySelectorAll('main :is(h1, h2, a, button)')];
  const isTaken = (element: Element) => Object.keys(element).some((key) => /^__react/.test(key));
  return 'alive' in document.documentElement.dataset && sections.every(isTaken);
}
