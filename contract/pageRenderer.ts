import type { ClientConfig } from './clientConfig.ts';
import type { Language } from './language.ts';

/** How the server asks the built client for a page, without importing it. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>;

/** Two addresses that the client draws alike are the same one afterwards. */
export type PageAddress = (url: string) => string;

export interface RenderRequest {
  /** Path and query as asked for. */
  url: string;
  config: ClientConfig;
  /** Asks the public API inside the same process; the answer is the parsed body. */
  readPublic: (path: string) => Promise<{ status: number; body: unknown }>;
}

export interface RenderedPage {
  status: number;
  /** Set when the address belongs elsewhere; nothing else of the answer counts then. */
  redirect?: string;
  language: Language;
  /** Tags for the head, escaped. */
  head: string;
  /** The markup of the app. */
  body: string;
  /** What the browser needs to take over without asking again. */
  boot: Boot;
  /** Source file of the screen's own script. */
  chunk: string;
}

/** Travels inside the page as JSON. */
export interface Boot {
  config: ClientConfig;
  /** The dehydrated answers that the page was made from; opaque to the server. */
  answers: unknown;
}
