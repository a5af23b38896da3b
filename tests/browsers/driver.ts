/** One person's browser with its own profile. Each engine implements the same few calls. */
export interface Driver {
  goTo(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The value of an expression that the page in view evaluates; it travels as JSON. */
  ask<T>(expression: string): Promise<T>;
  /** The element that an expression leads to. */
  find(expression: string): Promise<Thing | undefined>;
  /** Presses at the first point, moves to the others and lets go. */
  drag(points: readonly Point[]): Promise<unknown>;
  /** True if the browser's accessibility tree has an element of this role with this text. */
  exposes(role: string, text: string): Promise<boolean>;
  windowCount(): Promise<number>;
  /** Windows are numbered as they open. */
  lookAt(window: number): Promise<void>;
  close(): Promise<unknown>;
}

export interface Point {
  x: number;
  y: number;
}

/** An element of the visible page. */
export interface Thing {
  press(): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** For a file field. */
  pick(file: string): Promise<unknown>;
}

interface Mouse {
  move(x: number, y: number): Promise<unknown>;
  down(): Promise<unknown>;
  up(): Promise<unknown>;
}

export async function dragMouse(mouse: Mouse, points: readonly Point[]): Promise<void> {
  for (const [index, { x, y }] of points.entries()) {
    await mouse.move(x, y);
    if (index === 0) await mouse.down();
  }
  await mouse.up();
}

/** A running engine with its own site. */
export interface RunningEngine {
  siteUrl: string;
  newDriver(): Promise<Driver>;
  /** Errors of consoles, pages and their Content Security Policy. Reading them clears the list. */
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

/** A window that is closing may not answer any more. */
export const orNothing = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch(() => undefined);
