import { inAppBrowserOf } from './inAppBrowser.ts';

/** Dismissed: the visitor closed the share sheet. Unsupported: the app has no way to save a file. */
export type SavingOutcome = 'saved' | 'dismissed' | 'unsupported';

/**
 * Saves a file that was created in the page. Browsers inside other apps download nothing; some of them can hand the
 * file to the share sheet of the phone.
 */
export async function saveFile(file: File): Promise<SavingOutcome> {
  if (inAppBrowserOf(navigator.userAgent) === null) {
    download(file);
    return 'saved';
  }
  const shared = { files: [file] };
  if (!navigator.canShare?.(shared)) return 'unsupported';
  try {
    await navigator.share(shared);
    return 'saved';
  } catch (cause) {
    // With any other name the browser refused to open the share sheet.
    return cause instanceof DOMException && cause.name === 'AbortError'
      ? 'dismissed'
      : 'unsupported';
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
