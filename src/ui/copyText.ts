/** False after a failure: then the shown text is selected, so that the visitor can copy it. */
export async function copyText(text: string, shown?: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (cause) {
    console.error('The text could not be copied', cause);
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
