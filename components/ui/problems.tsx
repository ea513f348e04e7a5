import { useEffect, useRef } from 'react';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { Alert } from './alert.tsx';

export function Problems({ of }: { of: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const text = of.join('\n');
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (of.length === 0) return null;
  return (
    <div ref={place}>
      <Alert tone="danger" urgent>
        <ul className="flex flex-col gap-1">
          {of.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

export function CallProblem({ of: error }: { of: unknown }) {
  return <Problems of={error ? [errorSentence(error)] : []} />;
}
