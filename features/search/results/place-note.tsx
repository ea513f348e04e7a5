import type { SimilarCity } from './load-results.ts';

type PlaceNoteProps = {
  /** Typed but not found; may be empty. */
  unknown: string;
  similar?: SimilarCity[];
};

export function PlaceNote({ unknown, similar = [] }: PlaceNoteProps) {
  if (unknown === '') return null;
  return (
    <p className="text-sm">
      {`Nu am găsit localitatea „${unknown}”. `}
      {similar.length > 0 && (
        <>
          {'Poate ai vrut să cauți în: '}
          {similar.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ' · '}
              <a
                href={href}
                className="inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-4"
              >
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
