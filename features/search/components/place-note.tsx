import { pageCopy as copy } from '../page-copy.ts';
import { ChangePlace } from './change-place.tsx';

type PlaceNoteProps = {
  /** No place was chosen: the default one counts. */
  isDefault: boolean;
  /** A name that was typed and names no place; empty otherwise. */
  unknown: string;
};

/** That the place of the results is only a guess, and the way to another; nothing where one was chosen. */
export function PlaceNote({ isDefault, unknown }: PlaceNoteProps) {
  if (!isDefault && unknown === '') return null;
  return (
    <p className="text-sm">
      {unknown && `${copy.placeUnknown(unknown)} `}
      {isDefault && `${copy.nearDefault} `}
      <ChangePlace>{copy.changePlace}</ChangePlace>
    </p>
  );
}
