'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#lib/error-sentence.ts';
import { Delayed } from './delayed.tsx';
import { ErrorState } from './error-state.tsx';

type QueryContentProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  skeleton: ReactNode;
  /** What failed, where the data did not come. */
  failed: string;
  level?: 2 | 3;
  children: (data: T) => ReactNode;
};

/** What is made of the data of a query: their skeleton while they are on the way, or what went wrong and a way to try again. */
export function QueryContent<T>({
  query,
  skeleton,
  failed,
  level,
  children,
}: QueryContentProps<T>) {
  const { data, error, refetch, isFetching } = query;
  return (
    <Delayed pending={data === undefined && !error} skeleton={skeleton}>
      {data !== undefined ? (
        children(data)
      ) : (
        <ErrorState
          title={failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          level={level}
        >
          {errorSentence(error)}
        </ErrorState>
      )}
    </Delayed>
  );
}
