import { escapeHtml } from '../../../contract/plain/escapeHtml.ts';
import { DOCS_STYLE } from './docsStyle.ts';
import type { JsonSchema } from './jsonSchemas.ts';
import type { OpenApi, Operation, Parameter } from './openApi.ts';
import { fieldsHtml, typeHtml } from './schemaHtml.ts';

/** The page /docs, made from the contract: no scripts and no external files. */
export function docsPage(api: OpenApi): string {
  const calls = callsOf(api);
  const sections = api.tags.map(({ name }) =>
    section(name, calls.filter(({ operation }) => operation.tags.includes(name)).map(callHtml)),
  );
  const types = Object.entries(api.components.schemas).map(typeCard);
  const title = escapeHtml(api.info.title);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${DOCS_STYLE}</style></head>
<body><header><h1>${title}</h1><p>${escapeHtml(api.info.description)}</p></header>
<nav aria-label="Nouns"><ul>${[...api.tags.map(({ name }) => name), 'types'].map(jump).join('')}</ul></nav>
<main>${sections.join('')}${section('types', types)}</main>
<footer>The same for tools: <a href="/openapi.json">openapi.json</a></footer></body></html>`;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const callsOf = (api: OpenApi): Call[] =>
  Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );

const jump = (name: string) => `<li><a href="#${name}">${name}</a></li>`;

const section = (name: string, parts: string[]) =>
  `<section><h2 id="${name}">${name}</h2>${parts.join('')}</section>`;

function callHtml({ method, path, operation }: Call): string {
  const { summary, parameters, requestBody, responses } = operation;
  const { content } = responses[200] ?? {};
  const answer = Object.values(content ?? {})[0]?.schema;
  const say = `${escapeHtml(summary)}<span class="who">${operation['x-audience']}</span>`;
  const parts = [
    parameters.length > 0 && part('Parameters', parametersHtml(parameters)),
    requestBody && part('Body', typeHtml(requestBody.content['application/json'].schema)),
    answer && part('Answer', typeHtml(answer)),
    part('Errors', problemsHtml(responses)),
  ];
  return card({
    id: operation.operationId,
    badge: `<span class="badge ${method}">${method.toUpperCase()}</span>`,
    title: `${escapeHtml(path)}</span><span class="say">${say}`,
    body: parts.filter((html) => typeof html === 'string').join(''),
  });
}

const typeCard = ([name, schema]: [string, JsonSchema]): string =>
  card({
    id: escapeHtml(name),
    badge: '<span class="badge">type</span>',
    title: escapeHtml(name),
    body: fieldsHtml(schema),
  });

/** The id is inside the <details>, so a link to it opens the card. */
const card = ({ id, badge, title, body }: Record<'id' | 'badge' | 'title' | 'body', string>) =>
  `<details><summary>${badge}<span class="path">${title}</span></summary><div class="body" id="${id}">${body}</div></details>`;

const part = (title: string, html: string) => `<h3>${title}</h3>${html}`;

function parametersHtml(parameters: Parameter[]): string {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return fieldsHtml({ properties, required });
}

function problemsHtml(responses: Operation['responses']): string {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${status}</th><td>${escapeHtml(description)}</td></tr>`,
    );
  return `<table>${rows.join('')}</table>`;
}
