import type { ClientConfig } from './clientConfig.ts';
import type { Language } from './language.ts';

/** Renders a page with the built client. The server gets this function at start and never imports src/. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>;

/** Normalizes an address: two addresses with the same result show the same page. */
export type PageAddress = (url: string) => string;

export interface RenderRequest {
  /** Path and query. */
  url: string;
  config: ClientConfig;
  /** Calls the public API inside the same process. */
  readPublic: (path: string) => Promise<Response>;
}

export interface RenderedPage {
  status: number;
  /** Set when the page is a redirect; the other fields are then ignored. */
  redirect?: string;
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
