import 'server-only';
import { notFound } from 'next/navigation';
import { isApiError } from './api-error.ts';

/** Returns what a read of the api answers; ends the page with 404 where the api knows no such thing. Throws ApiError. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed')) notFound();
    throw error;
  }
}
