/** One person's browser with a profile of its own. Each engine implements the same few calls. */
export interface Driver {
  goTo(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The value of an expression that the page in view evaluates; it travels as JSON. */
  ask<T>(expression: string): Promise<T>;
  /** The element that an expression leads to. */
  find(expression: string): Promise<Thing | undefined>;
  windowCount(): Promise<number>;
  /** Windows are numbered as they open. */
  lookAt(window: number): Promise<void>;
  close(): Promise<unknown>;
}

/** An element of the page in view. */
export interface Thing {
  press(): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** For a file field. */
  pick(file: string): Promise<unknown>;
}

/** A running engine with a site of its own. */
export interface RunningEngine {
  siteUrl: string;
  newDriver(): Promise<Driver>;
  /** What consoles, pages and their Content Security Policy complained about; it is emptied by that. */
  takeTrouble(): string[];
  stop(): Promise<unknown>;
}

export interface Engine {
  name: string;
  isInstalled(): boolean;
  /** Typed on a Debian machine without it. */
  installLine: string;
  start(): Promise<RunningEngine>;
}

/** A window that is closing may answer nothing any more. */
export const orNothing = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch(() => undefined);
