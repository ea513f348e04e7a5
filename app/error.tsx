'use client';

import { useEffect } from 'react';
import { copy } from '#components/layout/copy.ts';
import { DeadEnd } from '#components/layout/dead-end.tsx';
import { buttonClasses } from '#components/ui/button-classes.ts';
import { reloadAfterChunkFailure } from '#lib/chunk-failure.ts';

type ErrorPageProps = { error: Error; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => reloadAfterChunkFailure(error), [error]);
  return (
    <DeadEnd title={copy.failed.title} text={copy.failed.text}>
      <button type="button" onClick={reset} className={buttonClasses()}>
        {copy.failed.retry}
      </button>
      <a href="/" className={buttonClasses({ variant: 'secondary' })}>
        {copy.failed.home}
      </a>
    </DeadEnd>
  );
}
