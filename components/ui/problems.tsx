import { Alert } from './alert.tsx';

/** What went wrong with a form and belongs to none of its fields. */
export function Problems({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <Alert tone="danger" urgent>
      <ul className="flex flex-col gap-1">
        {of.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  );
}
