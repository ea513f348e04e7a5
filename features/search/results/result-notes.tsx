import { locationPath } from '#domain/place/location-path.ts';
import type { NamedLocation, SimilarCity } from './load-results.ts';

// Only the server renders these notes: the first-load script is at its limit.

const link =
  'inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-4';

export function IgnoredNote({ ignored }: { ignored: string[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="text-sm">{`Nu am ținut cont de ${ignored.map((word) => `„${word}”`).join(', ')}.`}</p>
  );
}

type PlaceNoteProps = {
  /** Typed but not found; may be empty. */
  unknown: string;
  similar: SimilarCity[];
};

export function PlaceNote({ unknown, similar }: PlaceNoteProps) {
  if (unknown === '') return null;
  return (
    <p className="text-sm">
      {`Nu am găsit locul „${unknown}”. `}
      {similar.length > 0 && (
        <>
          {'Poate ai vrut să cauți în: '}
          {similar.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ' · '}
              <a href={href} className={link}>
                {name}
              </a>
            </span>
          ))}
          {'. '}
        </>
      )}
    </p>
  );
}

export function NamedNote({ location }: { location: NamedLocation | null }) {
  if (!location) return null;
  const { id, slug, name, city } = location;
  return (
    <p className="text-sm">
      <a href={locationPath(id, slug)} className={link}>
        {name}
      </a>
      {` este în ${city}.`}
    </p>
  );
}
