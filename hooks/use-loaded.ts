import { useEffect, useState } from 'react';
import { reloadAfterChunkFailure } from '#lib/chunk-failure.ts';

/**
 * A part of the page's script that is fetched once it is wanted; null until it is there. Lighter than
 * next/dynamic, which every first load would carry. `load` stands outside the component.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [part, setPart] = useState<{ is: T } | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setPart({ is: loaded });
      },
      (error: unknown) => {
        if (error instanceof Error) reloadAfterChunkFailure(error);
      },
    );
    return () => {
      left = true;
    };
  }, [load, wanted]);

  return part && part.is;
}
