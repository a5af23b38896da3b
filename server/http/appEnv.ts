import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartOfPage } from './answer/answerCache.ts';

/** Types of the values that Hono passes along with a request. */
export interface AppEnv {
  /** Empty when a test calls the app without a socket. */
  Bindings: {
    incoming?: IncomingMessage;
    outgoing?: ServerResponse;
    /** The request comes from the server itself. */
    isForPage?: boolean;
    /** Called for each answer of a page that is rendered, with what the answer shows. */
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
