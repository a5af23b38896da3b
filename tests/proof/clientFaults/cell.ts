import type { Cookie, Locator, Page } from 'playwright';

/** A flow of a user, step by step, with one typed text. */
export interface Flow {
  name: string;
  who: 'member' | 'staff';
  textOf: (number: number) => string;
  /** Creates the record that it needs, on the server. */
  prepare: (page: Page, text: string) => Promise<{ id: string; address: string }>;
  /** Goes from there to the form. */
  opener: (page: Page) => Locator;
  /** There as soon as the form is. */
  field: (page: Page) => Locator;
  /** Fills the form in, up to the last press. */
  write: (page: Page, text: string) => Promise<unknown>;
  /** Shows the change at once, and takes it back after a failure. */
  isOptimistic?: boolean;
  /** Typing alone calls the server; the last press is a retry. */
  isSentByTyping?: boolean;
  /** The current values of the form. */
  written: (page: Page) => Promise<string>;
  /** The last press. */
  send: (page: Page) => Promise<unknown>;
  /** Method and path of the call. */
  call: RegExp;
  /** Works without a session. */
  isPublic?: boolean;
  /** Says that it failed; a fault may have one text for all flows. */
  sorry: (page: Page) => Locator;
  /** Says that it succeeded. */
  done: (page: Page) => Locator;
  /** How often the server has done it. */
  effects: (page: Page, record: { id: string; text: string }) => Promise<number>;
}

/** A fault around the app, and how it ends. */
export interface Fault {
  name: string;
  /** It exists before the form is opened, or begins when the form is filled. */
  strikes: 'at the start' | 'in the form';
  /** Before the first page is loaded. */
  beforeStart?: (page: Page) => Promise<unknown>;
  begin: (cell: Cell) => Promise<unknown>;
  /** The action while it lasts; by default the last press of the flow. */
  press?: (cell: Cell) => Promise<unknown>;
  end: (cell: Cell) => Promise<unknown>;
  /** Its own message, for every flow. */
  sorry?: RegExp;
  /** While it lasts nothing has failed yet. */
  isPending?: boolean;
  /** The screen is lost; the user returns to its address. */
  leadsAway?: boolean;
}

/** One fault in one flow, with its own page and record. */
export interface Cell {
  page: Page;
  flow: Flow;
  /** The record of the flow. */
  id: string;
  /** No other cell has this text. */
  text: string;
  /** The session of the cell's account. */
  cookies: readonly Cookie[];
}
