/** The state of the data that a screen has asked for. */
export type Answer<T> =
  | { state: 'loading' }
  | Failed
  /** The server has no such record. */
  | { state: 'missing' }
  | { state: 'ready'; data: T };

export interface Failed {
  state: 'failed';
  retry: () => void;
}

/** The same answer, with a part of its data. */
export const mapAnswer = <T, U>(answer: Answer<T>, map: (data: T) => U): Answer<U> =>
  answer.state === 'ready' ? { state: 'ready', data: map(answer.data) } : answer;

/** The data of the answer; undefined while there are none. */
export const dataOf = <T>(answer: Answer<T>): T | undefined =>
  answer.state === 'ready' ? answer.data : undefined;
