/** When copying fails, the text is selected, so that the visitor can copy it. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
