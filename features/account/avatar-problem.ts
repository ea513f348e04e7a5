import { avatarUpload } from '#contract/account-values.ts';
import { numberLabel } from '#domain/words/numbers.ts';
import { copy } from './profile-copy.ts';

/** Returns why a file cannot be an avatar, checked before the upload; null if it can. */
export function avatarProblem(file: File): string | null {
  const types: readonly string[] = avatarUpload.types;
  if (!types.includes(file.type)) return copy.wrongType;
  if (file.size === 0) return copy.emptyFile;
  if (file.size > avatarUpload.maxBytes) return copy.tooBig(megabytes(file.size));
  return null;
}

/** Rounds up, so that a file slightly above the limit does not appear to fit. */
function megabytes(bytes: number): string {
  return numberLabel(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
}
