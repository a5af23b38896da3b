import { createContext } from 'react';

/** Around the cards of the bookmarks page: all of them are bookmarked, whether the keys have come yet or not. */
export const OnShelf = createContext(false);
