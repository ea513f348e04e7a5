import 'server-only';
import { notFound } from 'next/navigation';
import { isApiError } from './api-error.ts';

/** Awaits a read; renders the 404 page if the api returns 404. Throws ApiError. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed')) notFound();
    throw error;
  }
}
