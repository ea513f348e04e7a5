'use client';

import { useEffect } from 'react';
import { errorCopy } from '#components/layout/error-copy.ts';
import { DeadEnd } from '#components/layout/dead-end.tsx';
import { buttonClasses } from '#components/ui/button-classes.ts';
import { reloadAfterChunkFailure } from '#lib/chunk-failure.ts';

type ErrorPageProps = { error: Error; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => reloadAfterChunkFailure(error), [error]);
  return (
    <DeadEnd title={errorCopy.title} text={errorCopy.text}>
      <button type="button" onClick={reset} className={buttonClasses()}>
        {errorCopy.retry}
      </button>
      <a href="/" className={buttonClasses({ variant: 'secondary' })}>
        {errorCopy.home}
      </a>
    </DeadEnd>
  );
}
