import { useState } from 'react';
import { avatarUpload } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { useUserChange } from './use-user-change.ts';
import { noBreak, numberLabel } from '#domain/words/numbers.ts';

const maxSize = noBreak(`${avatarUpload.maxBytes / 1024 / 1024} MB`);

export const avatarHint = `JPEG, PNG sau WebP, cel mult ${maxSize}.`;

function avatarProblem(file: File): string | null {
  const types: readonly string[] = avatarUpload.types;
  if (!types.includes(file.type))
    return 'Fotografia trebuie să fie JPEG, PNG sau WebP. Alege alt fișier.';
  if (file.size === 0) return 'Fișierul ales este gol. Alege alt fișier.';
  if (file.size > avatarUpload.maxBytes)
    return `Fotografia are ${noBreak(`${megabytes(file.size)} MB`)}. Alege una de cel mult ${maxSize}.`;
  return null;
}

/** Rounds up: a file slightly too large must not seem to fit. */
function megabytes(bytes: number): string {
  return numberLabel(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
}

export function useAvatar(user: User) {
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<{ problem: string; unsent?: File } | null>(null);
  const uploaded = useUserChange<{ file: File; preview: string }>(user, {
    send: async ({ file: body }) => {
      const { timeoutMs: timeout } = avatarUpload;
      return (await call('uploadAvatar', { body, onUpload: setShare, timeout })).data;
    },
    optimistic: ({ preview }) => ({ avatar: { dataUrl150: preview } }),
  });
  const removed = useUserChange<void>(user, {
    send: async () => (await call('deleteAvatar')).data,
    optimistic: () => ({ avatar: null }),
  });

  const showFailureOf = async (change: Promise<unknown>, file?: File) => {
    setFailure(null);
    try {
      await change;
    } catch (error) {
      setFailure({ problem: problemOf(error), unsent: isRefusal(error) ? undefined : file });
    }
  };
  const upload = async (file: File) => {
    const problem = avatarProblem(file);
    if (problem !== null) return setFailure({ problem });
    setShare(0);
    const preview = URL.createObjectURL(file);
    await showFailureOf(uploaded.mutateAsync({ file, preview }), file);
    URL.revokeObjectURL(preview);
  };
  const unsent = failure?.unsent;
  return {
    problem: failure?.problem,
    share,
    isUploading: uploaded.isPending,
    isRemoving: removed.isPending,
    upload,
    retry: unsent && (() => void upload(unsent)),
    remove: () => showFailureOf(removed.mutateAsync()),
  };
}

function isRefusal(error: unknown): boolean {
  return isApiError(error, 'validation_failed', 'payload_too_large');
}

function problemOf(error: unknown): string {
  // A proxy may refuse the file, without the api's message.
  if (isApiError(error, 'payload_too_large')) return avatarUpload.tooLarge.message;
  const messages = isApiError(error, 'validation_failed') ? Object.values(error.errors).flat() : [];
  return messages.join(' ') || errorSentence(error);
}
