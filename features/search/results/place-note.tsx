import type { SimilarCity } from './load-results.ts';
import { ChangePlace } from './change-place.tsx';

type PlaceNoteProps = {
  /** The visitor chose no place. */
  isDefault: boolean;
  /** Typed but not found; may be empty. */
  unknown: string;
  similar?: SimilarCity[];
};

/** Renders nothing for a chosen place. */
export function PlaceNote({ isDefault, unknown, similar = [] }: PlaceNoteProps) {
  if (!isDefault && unknown === '') return null;
  return (
    <p className="text-sm">
      {unknown && `Nu am găsit localitatea „${unknown}”. `}
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
      {isDefault && 'Îți arătăm rezultate din jurul orașului Iași. '}
      <ChangePlace>Schimbă orașul</ChangePlace>
    </p>
  );
}
