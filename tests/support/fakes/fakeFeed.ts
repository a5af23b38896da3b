import {
  type Commits,
  createFeed,
  type FeedOptions,
  type KnownFeed,
} from '../../../server/db/feed/feed.ts';

export interface FakeFeed extends KnownFeed, Commits {
  /** Everything has changed. */
  rise(): void;
}

/** A feed without a database: a test says what changes. */
export function fakeFeed(options: FeedOptions = {}): FakeFeed {
  const feed = createFeed(options);
  return {
    ...feed,
    committedSince: () => [],
    nameCommit: () => {},
    knows: async () => true,
    rise: () => feed.add([{ kind: 'everything', isSearchChanged: true }]),
  };
}
