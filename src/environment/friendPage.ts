/** The page of a LINE account (its id begins with @). A phone with LINE opens it in the app. */
export const friendLink = (friendId: string) =>
  `https://line.me/R/ti/p/${encodeURIComponent(friendId)}`;

/** The chat with a prepared message, which the member only has to send. */
export const friendMessageLink = (friendId: string, message: string) =>
  `https://line.me/R/oaMessage/${encodeURIComponent(friendId)}/?${encodeURIComponent(message)}`;

/**
 * Opens the page of a LINE account in a new tab after `after` resolves. Browsers allow a new tab only in the
 * click handler, so an empty tab opens first; it closes if `after` rejects. Some apps open no tab and return this
 * window: then this page stays, with its drafts.
 */
export async function openFriendPage(friendId: string, after: Promise<unknown>) {
  const opened = window.open('', '_blank');
  const tab = opened === window ? null : opened;
  if (tab) emptyMemory(tab);
  try {
    await after;
  } catch (cause) {
    tab?.close();
    throw cause;
  }
  if (!tab) return 'dismissed';
  tab.opener = null;
  tab.location.replace(friendLink(friendId));
  return 'opened';
}

/** A new tab starts with a copy of this sessionStorage, including drafts. */
function emptyMemory(tab: Window): void {
  try {
    tab.sessionStorage.clear();
  } catch {
    // Storage is disabled, so nothing was copied.
  }
}
