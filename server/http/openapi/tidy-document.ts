import { STATUS_CODES } from 'node:http';

type Json = Record<string, unknown>;

type Operation = {
  parameters?: { name: string; in: string; schema?: Json }[];
  responses?: Record<string, { description?: string }>;
};

/** Keeps the used schemas, sorted: import order must not matter. */
export function tidyDocument<T extends object>(document: T): T {
  const { paths = {}, components } = document as {
    paths?: Record<string, Record<string, Operation>>;
    components?: { schemas?: Json };
  };
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods)) tidyOperation(operation);
  const schemas = usedSchemas(paths, components?.schemas ?? {});
  return { ...document, components: { ...components, schemas } };
}

function tidyOperation({ parameters = [], responses = {} }: Operation): void {
  for (const parameter of parameters)
    if (parameter.in === 'query' && isList(parameter.schema)) parameter.name += '[]';
  for (const [status, response] of Object.entries(responses))
    response.description = STATUS_CODES[status] ?? 'CSRF token mismatch';
}

function isList(schema: Json | undefined): boolean {
  const kinds = [schema, ...((schema?.anyOf as Json[] | undefined) ?? [])];
  return kinds.some((kind) => kind?.type === 'array');
}

function usedSchemas(paths: object, schemas: Json): Json {
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(JSON.stringify(schemas[name]));
    }
  };
  visit(JSON.stringify(paths));
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]));
}
