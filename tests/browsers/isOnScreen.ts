/** Whether a heading with this text is on the screen. Runs in the page, so it knows nothing but its argument. */
export function isOnScreen(text: string): boolean {
  return [...document.querySelectorAll('h1, h2, h3')].some((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return heading.textContent === text && top >= 0 && bottom <= innerHeight;
  });
}
