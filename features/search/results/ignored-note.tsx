/** Words of the search that were not searched. Rendered by the server only: the first load is full. */
export function IgnoredNote({ ignored }: { ignored: string[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="text-sm">{`Nu am ținut cont de ${ignored.map((word) => `„${word}”`).join(', ')}.`}</p>
  );
}
