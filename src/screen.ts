import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Picturable } from './lib/image.ts';
import type { Nameable } from './lib/localText.ts';

/** One line of the map in screens.ts. */
export interface Screen {
  path: string;
  /** Source file of the screen, for the server to find its script and to load it early. */
  chunk: string;
  load: () => Promise<ScreenModule>;
  /** What its page reads of the query, beside `lang`. Any other parameter makes no other page. */
  parameters?: readonly string[];
  /** An app within the app: it draws its own frame, and stays while the path below it changes. */
  hasOwnFrame?: true;
}

/** What a screen's folder offers: the page, what it reads, and how it introduces itself. */
export interface ScreenModule {
  Page: ComponentType;
  /** Queries the server answers before it draws the page. Anonymous ones only. */
  queries?: (place: Place) => ScreenQuery[];
  head: (introduction: Introduction) => Head;
}

export interface Place {
  params: Params;
  search: URLSearchParams;
}

export interface ScreenQuery {
  queryKey: readonly unknown[];
  queryFn: (context: never) => Promise<unknown>;
  initialPageParam?: unknown;
}

export interface Introduction extends Place {
  t: TFunction;
  /** The name, or another text that is given like one, in the language of the page. */
  localName: (named: Nameable) => string;
  /** Reads what one of the screen's queries has answered. */
  answerTo: <T>(query: {
    queryKey: readonly unknown[];
    queryFn: () => Promise<T>;
  }) => T | undefined;
}

/** What the document's head says of a screen: search engines and messengers read only this. */
export interface Head {
  title: string;
  description?: string;
  /** The record whose card messengers show; the site's own card without one. */
  shared?: { kind: 'clinic' | 'doctor' | 'event' | 'review'; id: string };
  type?: 'website' | 'article' | 'profile';
  /** Facts for search engines, as schema.org objects. */
  facts?: Record<string, unknown>[];
  /** The way here, from the first step to the page itself. */
  trail?: { text: string; to?: string }[];
  /** The one picture that the first view is about. */
  hero?: { image: Picturable; sizes: string };
  /** Personal or unfinished pages stay out of search engines. */
  isPrivate?: boolean;
}
