/** The page of a Line account, named with its @; a phone that has Line opens it there. */
export const friendLink = (friendId: string) =>
  `https://line.me/R/ti/p/${encodeURIComponent(friendId)}`;

/** Their chat with a message already written, which the member only has to send. */
export const friendMessageLink = (friendId: string, message: string) =>
  `https://line.me/R/oaMessage/${encodeURIComponent(friendId)}/?${encodeURIComponent(message)}`;

/**
 * Opens the page of a Line account in a tab of its own when `after` is kept. Browsers allow a tab only within
 * the press, so an empty one waits from then on; it goes away when there is nothing to open after all.
 */
export async function openFriendPage(friendId: string, after: Promise<unknown>) {
  const tab = window.open('', '_blank');
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

/** It begins with a copy of what this tab remembers, drafts and all. */
function emptyMemory(tab: Window): void {
  try {
    tab.sessionStorage.clear();
  } catch {
    // Storage is switched off, so nothing was copied either.
  }
}
