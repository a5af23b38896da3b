import type { ClientConfig } from './plain/clientConfig.ts';
import type { Language } from './plain/language.ts';

/** Renders a page with the built client. The server gets this function at start and never imports src/. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>;

/**
 * Normalizes an address: two addresses with the same result show the same page. A page inside LINE whose address has no
 * language has that of the device, which the header Accept-Language names.
 */
export type PageAddress = (url: string, acceptLanguage: string) => string | Promise<string>;

export interface RenderRequest {
  /** Path and query, as `PageAddress` returns them. */
  url: string;
  config: ClientConfig;
  /** Calls the public API inside the same process. */
  readPublic: (path: string) => Promise<Response>;
}

export interface RenderedPage {
  status: number;
  /** Path and query. The browser hydrates the page only if it is at this address. */
  address: string;
  language: Language;
  /** Escaped tags for <head>. */
  head: string;
  /** The HTML of the app. */
  body: string;
  /** The data for hydration. */
  boot: Boot;
  /** The source files of the screen and of its texts, to preload their scripts. */
  scripts: string[];
}

/** Embedded in the page as JSON. */
export interface Boot {
  config: ClientConfig;
  /** Dehydrated queries; the server does not read them. */
  answers: unknown;
}
