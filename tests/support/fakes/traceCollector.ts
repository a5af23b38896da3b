import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listenLocally } from '../app/server/listenLocally.ts';

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number().optional() }),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const Traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

/** Receives spans as a collector does: OTLP as JSON at /v1/traces. */
export async function openTraceCollector() {
  const bodies: string[] = [];
  const heads: { path: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    heads.push({ path: request.url, authorization: request.headers.authorization });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const port = await listenLocally(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    heads,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        Traces.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans.map(plain)),
        ),
      ),
    close,
  };
}

const plain = ({ attributes, ...span }: z.infer<typeof Span>) => ({
  ...span,
  attributes: Object.fromEntries(
    attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
  ),
});
