import { escapeHtml } from '../../../contract/plain/escapeHtml.ts';
import type { JsonSchema } from './jsonSchemas.ts';

/** A schema as a short text: `Clinic[]`, `'ko' | 'ja'`, `string or null`. */
export function typeHtml(schema: JsonSchema): string {
  if (schema.$ref) return refHtml(schema.$ref);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if ('const' in schema) return literal(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeHtml).join(' or ');
  if (schema.items) return `${typeHtml(schema.items)}[]`;
  if (schema.properties) return fieldsHtml(schema);
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return `${type}${detailHtml(schema)}`;
}

/** The fields of an object as a table; a question mark stands for a field that may be missing. */
export function fieldsHtml({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '<span class="maybe">?</span>';
    return `<tr><th scope="row">${escapeHtml(name)}${mark}</th><td>${typeHtml(schema)}</td></tr>`;
  });
  return rows.length === 0 ? '{}' : `<table>${rows.join('')}</table>`;
}

function refHtml(ref: string): string {
  const name = escapeHtml(ref.slice(ref.lastIndexOf('/') + 1));
  return `<a href="#${name}">${name}</a>`;
}

const literal = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

function detailHtml(schema: JsonSchema): string {
  const details = [
    schema.format,
    schema.pattern,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `to ${schema.maximum}`,
    schema.maxLength !== undefined && `up to ${schema.maxLength} characters`,
    schema.default !== undefined && `default ${String(schema.default)}`,
  ].filter((detail) => typeof detail === 'string');
  return details.map((detail) => ` <small>${escapeHtml(detail)}</small>`).join('');
}
