/** From now on React handles presses itself, also of parts that are not hydrated yet. */
export function endEarlyPresses(): void {
  document.documentElement.dataset.listening = '';
}

/**
 * Presses the buttons, and inside LINE the links, that a visitor pressed before the app listened; the loader of the page
 * has marked them. Such a press may not open a window, so a login goes on in the page itself.
 */
export function repeatEarlyPresses(): void {
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete pressed.dataset.pressed;
    pressed.click();
  }
}
