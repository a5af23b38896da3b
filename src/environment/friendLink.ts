/** The page of a Line account, named with its @; a phone that has Line opens it there. */
export const friendLink = (friendId: string) =>
  `https://line.me/R/ti/p/${encodeURIComponent(friendId)}`;

/** Their chat with a message already written, which the member only has to send. */
export const friendMessageLink = (friendId: string, message: string) =>
  `https://line.me/R/oaMessage/${encodeURIComponent(friendId)}/?${encodeURIComponent(message)}`;
