import { z } from 'zod';
import { nouns as allNouns } from '../../../contract/api.ts';
import type { Audience, Endpoint, Endpoints } from '../../../contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../contract/plain/errorCode.ts';
import { LINE_TOKEN_HEADER } from '../../../contract/plain/headers.ts';
import { BRAND } from '../../../contract/texts/brand.ts';
import { createSchemaWriter, type JsonSchema } from './jsonSchemas.ts';
import { KEYS, securitySchemes } from './securitySchemes.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

export type Content = { 'application/json': { schema: JsonSchema } };
type AnswerContent = Partial<
  Record<'application/json' | 'text/csv' | 'text/event-stream', { schema: JsonSchema }>
>;

interface Header {
  description: string;
  schema: JsonSchema;
}

interface Answer {
  description: string;
  headers?: Record<string, Header>;
  content?: AnswerContent;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-audience': Audience;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

export type ApiNouns = Readonly<Record<string, Endpoints>>;

type SchemaWriter = ReturnType<typeof createSchemaWriter>;

/** The contract as an OpenAPI document. */
export function describeApi(publicUrl: string, nouns: ApiNouns = allNouns): OpenApi {
  const writer = createSchemaWriter();
  const paths: OpenApi['paths'] = {};
  for (const [noun, calls] of Object.entries(nouns)) {
    for (const [key, endpoint] of Object.entries(calls)) {
      const [method = '', pattern = ''] = key.split(' ');
      const path = pattern.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: describeCall({ noun, method, path, endpoint }, writer),
      };
    }
  }
  const Problem = writer.write(problem, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.latin} API`,
      version: '1',
      description:
        'Lists are {data, total}, single records {data}. Unknown fields are refused. Calls that change something bring a bearer token or the Origin header of the site itself.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(nouns).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...sortedByName(writer.components), Problem },
      securitySchemes: securitySchemes(publicUrl),
    },
  };
}

const ERROR_CODES = Object.keys(ERROR_STATUS);

const problem = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string().optional(),
  files: z.array(z.string()).optional(),
  fields: z.array(z.string()).optional(),
});

interface Described {
  noun: string;
  method: string;
  path: string;
  endpoint: Endpoint;
}

function describeCall(
  { noun, method, path, endpoint }: Described,
  writer: SchemaWriter,
): Operation {
  const isPublicRead = method === 'GET' && path.startsWith('/public/');
  return {
    operationId: operationIdOf(method, path),
    tags: [noun],
    summary: endpoint.summary,
    'x-audience': endpoint.audience,
    security: KEYS[endpoint.audience].map((scheme) => ({ [scheme]: [] })),
    parameters: [
      ...parametersOf(endpoint.params, 'path', writer),
      ...parametersOf(endpoint.query, 'query', writer),
      ...(isOnceOnly(endpoint) ? [idempotencyKey] : []),
      ...(method === 'DELETE' && path === '/member/{id}' ? [lineToken] : []),
      ...(isPublicRead ? [ifNoneMatch] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(writer.write(endpoint.body, 'input')) },
    }),
    responses: {
      200: {
        description: 'Done',
        ...(isPublicRead && { headers: { ETag: etag } }),
        content: answerContent(endpoint, writer.write(endpoint.output, 'output')),
      },
      ...(isPublicRead && {
        304: {
          description: 'The copy named by If-None-Match is still current',
          headers: { ETag: etag },
        },
      }),
      ...problemsOf(method, endpoint),
    },
  };
}

/** A call that can refuse a reused key accepts an Idempotency-Key. */
const isOnceOnly = ({ errors = [] }: Endpoint) => errors.includes('idempotency_mismatch');

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    pattern: '^[\\x21-\\x7e]{1,200}$',
  },
};

/** Of a member who leaves. */
const lineToken: Parameter = {
  name: LINE_TOKEN_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
};

const etag: Header = {
  description: 'Identifies this answer. A streamed list has none.',
  schema: { type: 'string' },
};

const retryAfter: Header = {
  description: 'Seconds to wait before the next try',
  schema: { type: 'integer', minimum: 0 },
};

/** 'GET /public/clinics/{id}' → 'getPublicClinicsId'. */
function operationIdOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitals.join('');
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

function answerContent({ isCsv, isStream }: Endpoint, schema: JsonSchema): AnswerContent {
  if (isStream) return { 'text/event-stream': { schema } };
  return isCsv ? { 'text/csv': { schema } } : json(schema);
}

function parametersOf(
  schema: Endpoint['query'],
  place: Parameter['in'],
  writer: SchemaWriter,
): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = writer.write(schema, 'input');
  const { properties: checked = {} } = writer.write(schema, 'output');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema:
      checked[name]?.type === 'integer' ? checked[name] : withDefault(property, schema.shape[name]),
  }));
}

/** JSON Schema loses a default behind a transformation, so the schema is parsed with undefined to get it. */
function withDefault(written: JsonSchema, schema: z.core.$ZodType | undefined): JsonSchema {
  const nothingGiven = schema && z.safeParse(schema, undefined);
  const byDefault = nothingGiven?.success ? nothingGiven.data : undefined;
  return byDefault === undefined ? written : { ...written, default: byDefault };
}

/** The errors of the call itself and of all calls of its kind. */
function problemCodes(method: string, endpoint: Endpoint): ErrorCode[] {
  const hasInput = endpoint.params || endpoint.query || endpoint.body;
  const codes: (ErrorCode | false | undefined)[] = [
    hasInput && 'invalid_input',
    endpoint.audience !== 'anyone' && 'unauthenticated',
    endpoint.audience !== 'anyone' && 'forbidden',
    method !== 'GET' && 'wrong_origin',
    endpoint.body && 'body_too_large',
    endpoint.body && 'unsupported_media_type',
    ...(endpoint.errors ?? []),
    'too_many_requests',
    'internal',
    'overloaded',
  ];
  return [...new Set(codes.filter((code): code is ErrorCode => typeof code === 'string'))];
}

function problemsOf(method: string, endpoint: Endpoint): Operation['responses'] {
  const responses: Operation['responses'] = {};
  for (const code of problemCodes(method, endpoint)) {
    const status = String(ERROR_STATUS[code]);
    const others = responses[status] && `${responses[status].description}, `;
    responses[status] = {
      description: `${others ?? ''}${code}`,
      ...(ERROR_STATUS[code] === 429 && { headers: { 'Retry-After': retryAfter } }),
      content: json({ $ref: '#/components/schemas/Problem' }),
    };
  }
  return responses;
}

const sortedByName = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b)));
