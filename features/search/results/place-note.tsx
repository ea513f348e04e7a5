import type { SimilarCity } from './load-results.ts';
import { ChangePlace } from './change-place.tsx';

type PlaceNoteProps = {
  /** True if no place was chosen and the default one is used. */
  isDefault: boolean;
  /** A typed name that matches no place; empty otherwise. */
  unknown: string;
  similar?: SimilarCity[];
};

/**
 * Tells that the place of the results is only a guess, with a link to change it. Renders nothing for a chosen
 * place.
 */
export function PlaceNote({ isDefault, unknown, similar = [] }: PlaceNoteProps) {
  if (!isDefault && unknown === '') return null;
  return (
    <p className="text-sm">
      {unknown && `Nu am găsit localitatea „${unknown}”. `}
      {similar.length > 0 && (
        <>
          {'Poate ai vrut să cauți în '}
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
