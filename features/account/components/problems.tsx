import { Alert } from '#components/ui/alert.tsx';

/** What went wrong with a form and belongs to none of its fields. */
export function Problems({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <Alert tone="danger" urgent>
      {of.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Alert>
  );
}
