import type { SimilarCity } from '../load-results.ts';
import { pageCopy as copy } from '../page-copy.ts';
import { ChangePlace } from './change-place.tsx';

type PlaceNoteProps = {
  /** No place was chosen: the default one counts. */
  isDefault: boolean;
  /** A name that was typed and names no place; empty otherwise. */
  unknown: string;
  /** Places with names like that one. */
  similar?: SimilarCity[];
};

/** That the place of the results is only a guess, and the way to another; nothing where one was chosen. */
export function PlaceNote({ isDefault, unknown, similar = [] }: PlaceNoteProps) {
  if (!isDefault && unknown === '') return null;
  return (
    <p className="text-sm">
      {unknown && `${copy.placeUnknown(unknown)} `}
      {similar.length > 0 && (
        <>
          {`${copy.placeMeant} `}
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
      {isDefault && `${copy.nearDefault} `}
      <ChangePlace>{copy.changePlace}</ChangePlace>
    </p>
  );
}
