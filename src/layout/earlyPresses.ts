/** From now on React handles presses itself, also of parts that are not hydrated yet. */
export function endEarlyPresses(): void {
  document.documentElement.dataset.listening = '';
}

/**
 * Presses the buttons that a visitor pressed before the app listened; the loader of the page has marked them. Such a
 * press may not open a window, so a login goes on in the page itself.
 */
export function repeatEarlyPresses(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}
