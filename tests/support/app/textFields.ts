import { z } from 'zod';
import { api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Calls with texts about a member: those of members, and of staff about members and what they wrote. */
const isAboutMembers = (call: string, { audience }: Endpoint): boolean =>
  audience.includes('member') || /^\w+ \/staff\/(counsels|reviews|members|notices)/.test(call);

/** The fields of bodies that take any text, e.g. `POST /member/counsels content`. */
export function textFields(): string[] {
  const calls: [string, Endpoint][] = Object.entries(api);
  const fields = calls.flatMap(([call, endpoint]) => {
    if (!(endpoint.body && isAboutMembers(call, endpoint))) return [];
    const schema = z.toJSONSchema(endpoint.body, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
    });
    return [...new Set(namesIn(schema, ''))].map((name) => `${call} ${name}`);
  });
  return fields.sort();
}

function namesIn(schema: Schema, name: string): string[] {
  const { anyOf = [], items, properties = {} } = schema;
  return [
    ...(isAnyText(schema) ? [name] : []),
    ...anyOf.flatMap((one) => namesOf(one, name)),
    ...namesOf(items, `${name}[]`),
    ...Object.entries(properties).flatMap(([key, one]) =>
      namesOf(one, name === '' ? key : `${name}.${key}`),
    ),
  ];
}

const namesOf = (schema: Schema['items'], name: string): string[] =>
  [schema ?? []].flat().flatMap((one) => (typeof one === 'object' ? namesIn(one, name) : []));

/** A text without a closed list, form or pattern; addresses are texts, too. */
const isAnyText = ({ type, format, pattern, ...rest }: Schema): boolean =>
  type === 'string' &&
  !('enum' in rest || 'const' in rest) &&
  (format === undefined ? pattern === undefined : ['email', 'uri'].includes(format));

/** The names of the fields of a body whose text has one of these words. */
export function fieldsWith(words: readonly string[], body: unknown, name = ''): string[] {
  if (typeof body === 'string') return words.some((word) => body.includes(word)) ? [name] : [];
  if (Array.isArray(body)) return body.flatMap((one) => fieldsWith(words, one, `${name}[]`));
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, one]) =>
    fieldsWith(words, one, name === '' ? key : `${name}.${key}`),
  );
}
