import type { Cookie, Locator, Page } from 'playwright';

/** Something that people do, step by step. All that they type is one text. */
export interface Flow {
  name: string;
  who: 'member' | 'staff';
  textOf: (number: number) => string;
  /** Makes what it is about, at the server. */
  prepare: (page: Page, text: string) => Promise<{ id: string; address: string }>;
  /** Leads from there to the form. */
  opener: (page: Page) => Locator;
  /** There as soon as the form is. */
  field: (page: Page) => Locator;
  /** Fills the form in, up to the last press. */
  write: (page: Page, text: string) => Promise<unknown>;
  /** Shows at once what is wanted, and takes it back when it does not come about. */
  isOptimistic?: boolean;
  /** Typing alone asks the server; the last press is for another try. */
  isSentByTyping?: boolean;
  /** What stands in the form now. */
  written: (page: Page) => Promise<string>;
  /** The last press. */
  send: (page: Page) => Promise<unknown>;
  /** Method and path of the call that this leads to. */
  call: RegExp;
  /** Nobody needs to be logged in for it. */
  isPublic?: boolean;
  /** Says that it did not work; a fault may have a sentence for all flows. */
  sorry: (page: Page) => Locator;
  /** Says that it has worked. */
  done: (page: Page) => Locator;
  /** How often it has happened, as the server knows. */
  effects: (page: Page, record: { id: string; text: string }) => Promise<number>;
}

/** Something that goes wrong around the app, and how it ends. */
export interface Fault {
  name: string;
  /** It is there before the form is opened, or comes when the form is filled. */
  strikes: 'at the start' | 'in the form';
  /** Before the first page is loaded. */
  beforeStart?: (page: Page) => Promise<unknown>;
  begin: (cell: Cell) => Promise<unknown>;
  /** What is done while it lasts; otherwise the last press of the flow. */
  press?: (cell: Cell) => Promise<unknown>;
  end: (cell: Cell) => Promise<unknown>;
  /** A sentence of its own, whatever somebody was about to do. */
  sorry?: RegExp;
  /** As long as it lasts nothing has failed yet. */
  isPending?: boolean;
  /** The screen is gone with it; one returns to its address. */
  leadsAway?: boolean;
}

/** One fault in one flow, with a page and a record of its own. */
export interface Cell {
  page: Page;
  flow: Flow;
  /** What the flow is about. */
  id: string;
  /** No other cell has this text. */
  text: string;
  /** The session of the cell's account. */
  cookies: readonly Cookie[];
}
