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
    /** A page that is rendered hears what its answers show. */
    onShown?: (part: PartOfPage) => void;
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
