import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../app-error.ts';

export function registerNotFound(app: FastifyInstance): void {
  const routes: { pattern: URLPattern; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new URLPattern({ pathname: url });
    for (const one of [method].flat()) routes.push({ pattern, method: one });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const methods = routes
      .filter(({ pattern }) => pattern.test({ pathname: path }))
      .map(({ method }) => method);
    const others = [...new Set(methods)].filter((method) => method !== request.method);
    if (others.length === 0) throw notFound();
    reply.header('allow', others.join(', '));
    throw new AppError('method_not_allowed');
  });
}
