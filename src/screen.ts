import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Namespace } from './i18n/i18n.ts';
import type { Picturable } from './lib/image.ts';
import type { Nameable } from './lib/localText.ts';

/** One entry of screens.ts. */
export interface Screen {
  path: string;
  /** Source file of the screen. The server uses it to find and preload its script. */
  chunk: string;
  load: () => Promise<ScreenModule>;
  /** Query parameters that the page reads, besides `lang`. Others do not change the page. */
  parameters?: readonly string[];
  /** The screen renders its own frame and stays mounted while the path below it changes. */
  hasOwnFrame?: true;
  /** The texts that the screen shows, besides those of every page. */
  namespaces?: readonly Namespace[];
}

/** What a screen's folder exports: the page, its queries and its head. */
export interface ScreenModule {
  Page: ComponentType;
  /** Queries that the server answers before rendering. Public calls only. */
  queries?: (page: PageParameters) => ScreenQuery[];
  head: (input: HeadInput) => Head;
}

export interface PageParameters {
  params: Params;
  search: URLSearchParams;
}

export interface ScreenQuery {
  queryKey: readonly unknown[];
  /**
   * `ask` calls the API inside the server. In the browser it is missing, and the query uses `call` of src/api/call.ts.
   */
  queryFn: (context: never, ask?: never) => Promise<unknown>;
  initialPageParam?: unknown;
}

export interface HeadInput extends PageParameters {
  t: TFunction;
  /** A name or title in the language of the page. */
  localName: (named: Nameable) => string;
  /** Reads the answer of one of the screen's queries. */
  answerTo: <T>(query: {
    queryKey: readonly unknown[];
    queryFn: () => Promise<T>;
  }) => T | undefined;
}

/** The <head> of a screen. Search engines and messengers read only this. */
export interface Head {
  title: string;
  description?: string;
  /** The record whose share card is shown; without one the site's card. */
  shared?: { kind: 'clinic' | 'doctor' | 'event' | 'review'; id: string };
  type?: 'website' | 'article' | 'profile';
  /** schema.org objects. */
  structuredData?: Record<string, unknown>[];
  /** The breadcrumbs, ending with the page itself. */
  trail?: { text: string; to?: string }[];
  /**
   * The ids of the tabs. The first tab has the address without `tabId`; search engines are given this address, too.
   */
  tabs?: readonly string[];
  /** The main picture of the first view. */
  hero?: { image: Picturable; sizes: string };
  /** noindex, for personal and unfinished pages. */
  isPrivate?: boolean;
}
