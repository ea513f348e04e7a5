import type { FastifyInstance } from 'fastify';
import { invalidText } from '#contract/rule-words.ts';
import { AppError, invalidField, notFound } from '../app-error.ts';

const deepest = 16;

/** Refuses NUL (which PostgreSQL cannot store), lone surrogates and deeply nested input. */
export function registerTextGuard(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (badField(request.params) !== null) throw notFound();
    const { querystring, body } = request.routeOptions.schema ?? {};
    const field = badField(querystring && request.query) ?? badField(body && request.body);
    if (field !== null) throw invalidField(field, invalidText);
  });
}

function badField(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return isGoodText(value) ? null : path.join('.') || 'body';
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  if (path.length >= deepest) throw new AppError('bad_request');
  for (const [key, inner] of Object.entries(value)) {
    if (!isGoodText(key)) return path.join('.') || 'body';
    const innerField = badField(inner, [...path, key]);
    if (innerField !== null) return innerField;
  }
  return null;
}

function isGoodText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
