/** Called while rows are written: how many of how many, and of what kind. */
export type OnProgress = (done: number, all: number, what: string) => void;
