import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { Delayed } from './skeleton.tsx';
import { ErrorState } from './error-state.tsx';

export type FailedQuery = Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;

export type ContentQuery<T> = FailedQuery & Pick<UseQueryResult<T>, 'data'>;

type QueryContentProps<T> = {
  query: ContentQuery<T>;
  skeleton: ReactNode;
  failed: string;
  level?: 2 | 3;
  children: (data: T) => ReactNode;
};

export function QueryContent<T>(props: QueryContentProps<T>) {
  const { query, skeleton, failed, level, children } = props;
  const { data, error } = query;
  return (
    <Delayed pending={data === undefined && !error} skeleton={skeleton}>
      {data !== undefined ? (
        children(data)
      ) : (
        <QueryError query={query} title={failed} level={level} />
      )}
    </Delayed>
  );
}

type QueryErrorProps = { query: FailedQuery; title: string; level?: 2 | 3 };

export function QueryError({ query, title, level }: QueryErrorProps) {
  return (
    <ErrorState
      title={title}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      level={level}
    >
      {errorSentence(query.error)}
    </ErrorState>
  );
}
