import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { STATUS_CODES } from 'node:http';
import type { Env } from '../deps.ts';
import manifest from '../../package.json' with { type: 'json' };

export async function registerApiReference(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aproape',
        version: manifest.version,
        description:
          'The calls of the booking marketplace. Cookies carry the session; every method but GET sends the ' +
          'XSRF-TOKEN cookie back in the X-XSRF-TOKEN header, and a JSON body.',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Aproape' },
      },
      servers: [{ url: '/', description: 'The web, which passes the calls on: the same origin.' }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'at',
            description: 'Set by the login and renewed by the refresh; `__Host-at` over https.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => tidyDocument(jsonSchemaTransformObject(document)),
  });
  const isPublic = env.API_DOCS ? env.API_DOCS === 'on' : env.APP_MODE === 'demo';
  if (!isPublic) return;
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [] },
    theme: { title: 'Aproape: API' },
  });
}

type Json = Record<string, unknown>;

type Operation = {
  parameters?: { name: string; in: string; schema?: Json }[];
  responses?: Record<string, { description?: string }>;
};

/** Keeps used schemas, sorted, because import order must not matter. */
function tidyDocument<T extends object>(document: T): T {
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
