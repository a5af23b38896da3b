/** What the browser did not copy is left selected, so that its own command for that takes it. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
