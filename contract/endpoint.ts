import type { ZodType, z } from 'zod';
import type { ErrorCode } from './errorCode.ts';

/** Who may ask. `staff` is any signed-in member of staff; finer rights are rules of the noun. */
export type Audience = 'anyone' | 'member' | 'staff' | 'member or staff' | 'any session';

/**
 * One call of the API as a value. Its method and path are the key under which a noun's file lists it,
 * so `'GET /public/clinics/:id'` is all that a reader, the server, the client and the mocks need to name it.
 */
export interface Endpoint {
  summary: string;
  audience: Audience;
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  output: ZodType;
  /** What it can refuse with, beside what any call can (see errorCode.ts). */
  errors?: readonly ErrorCode[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;
export type Endpoints = Record<EndpointKey, Endpoint>;

/** Keeps the exact types of a noun's calls and checks their shape. */
export function endpoints<const E extends Endpoints>(calls: E): E {
  return calls;
}

type Sent<S> = S extends ZodType ? z.input<S> : undefined;
type Received<S> = S extends ZodType ? z.output<S> : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What a caller gives: only the parts that the call has. */
export type Input<E extends Endpoint> = Present<{
  params: Sent<Part<E, 'params'>>;
  query: Sent<Part<E, 'query'>>;
  body: Sent<Part<E, 'body'>>;
}>;

/** What a handler gets, after the schemas have checked it. */
export type Checked<E extends Endpoint> = Present<{
  params: Received<Part<E, 'params'>>;
  query: Received<Part<E, 'query'>>;
  body: Received<Part<E, 'body'>>;
}>;

export type Output<E extends Endpoint> = z.output<E['output']>;
export type Produced<E extends Endpoint> = z.input<E['output']>;
