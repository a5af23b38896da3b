import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Hono carries along with a request. */
export interface AppEnv {
  /** Empty when a test asks the app without a socket. */
  Bindings: {
    incoming?: IncomingMessage;
    outgoing?: ServerResponse;
    /** The server asks itself. */
    isOwn?: boolean;
  };
  Variables: {
    requestId: string;
    /** To be set by the answer, each as a whole header. */
    cookies: string[];
    /** The pattern of the route, for the log: an address may hold what a person typed. */
    route: string;
  };
}
