/** Only the server renders it: the first-load script is at its limit. */
export function IgnoredNote({ ignored }: { ignored: string[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="text-sm">{`Nu am ținut cont de ${ignored.map((word) => `„${word}”`).join(', ')}.`}</p>
  );
}
