import type { ZodType, z } from 'zod';
import type { ErrorCode } from './plain/errorCode.ts';

/** Who may call. `staff` is any signed-in member of staff; the rules of a noun narrow it further. */
export type Audience = 'anyone' | 'member' | 'staff' | 'operator' | 'member or staff';

/** One call of the API. Server, client and mocks refer to it by its key, e.g. `'GET /public/clinics/:id'`. */
export interface Endpoint {
  summary: string;
  audience: Audience;
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  output: ZodType;
  /** Open to staff whose second factor is still due. */
  beforeSecondFactor?: true;
  /** Open to staff who still have to replace the password that they were given. */
  beforeNewPassword?: true;
  /** Reads many rows for each answer: it counts as several calls and waits for its turn. */
  isHeavy?: true;
  /** Answers a CSV file, which is streamed, instead of JSON. */
  isCsv?: true;
  /** Answers server-sent events until the client leaves, instead of JSON. */
  isStream?: true;
  /** The error codes of this call, without those that follow from its audience and its input. */
  errors?: readonly ErrorCode[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;
export type Endpoints = Record<EndpointKey, Endpoint>;

/** Returns the calls with their exact types, which a type annotation would widen. */
export function endpoints<const E extends Endpoints>(calls: E): E {
  return calls;
}

type Sent<S> = S extends ZodType ? z.input<S> : undefined;
type Received<S> = S extends ZodType ? z.output<S> : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What a caller passes: only the parts that the call has. */
export type Input<E extends Endpoint> = Present<{
  params: Sent<Part<E, 'params'>>;
  query: Sent<Part<E, 'query'>>;
  body: Sent<Part<E, 'body'>>;
}>;

/** What a handler receives after the schemas have parsed the request. */
export type Checked<E extends Endpoint> = Present<{
  params: Received<Part<E, 'params'>>;
  query: Received<Part<E, 'query'>>;
  body: Received<Part<E, 'body'>>;
}>;

export type Output<E extends Endpoint> = z.output<E['output']>;
export type Produced<E extends Endpoint> = z.input<E['output']>;
