import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartOfPage } from './answer/answerCache.ts';

/** Types of the values that Hono passes along with a request. */
export interface AppEnv {
  /** Empty when a test calls the app without a socket. */
  Bindings: {
    incoming?: IncomingMessage;
    outgoing?: ServerResponse;
    /** The server itself asks, to render a page. */
    isForPage?: boolean;
    /** While the server renders a page: called for each answer in it, with the records and kinds that it shows. */
    onShown?: ((part: PartOfPage) => void) | undefined;
  };
  Variables: {
    requestId: string;
    /** `Set-Cookie` headers of the response. */
    cookies: string[];
    /** Other headers that a call adds to its response. */
    headers: Record<string, string>;
    /** The pattern of the route, for the log. The real path may contain what a visitor typed. */
    route: string;
  };
}
