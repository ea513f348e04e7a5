import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { Delayed } from './skeleton.tsx';
import { ErrorState } from './error-state.tsx';

type QueryContentProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  skeleton: ReactNode;
  failed: string;
  level?: 2 | 3;
  children: (data: T) => ReactNode;
};

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
