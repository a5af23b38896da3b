import { createServer } from 'node:http';
import { z } from 'zod';
import { afterFile } from '../setup/afterFile.ts';

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
    let body = '';
    for await (const chunk of request) body += String(chunk);
    bodies.push(body);
    heads.push({ path: request.url, authorization: request.headers.authorization });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  afterFile(close);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
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
