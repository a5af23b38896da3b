/** What we use of a package that brings no types. */
declare module 'autocannon' {
  interface Request {
    path: string;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    /** Requests a second of all connections together. */
    overallRate?: number;
    requests?: { setupRequest: (request: Request) => Request }[];
  }
  interface Answer {
    requests: { total: number; average: number };
    non2xx: number;
    errors: number;
  }
  const autocannon: (options: Options) => Promise<Answer>;
  // biome-ignore lint/style/noDefaultExport: theirs is one
  export default autocannon;
}
