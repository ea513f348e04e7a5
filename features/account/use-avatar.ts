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
  const [problem, setProblem] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<File | null>(null);
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

  const run = async (change: () => Promise<unknown>) => {
    setProblem(null);
    setUnsent(null);
    await change().catch((error: unknown) => setProblem(problemOf(error)));
  };
  const upload = async (file: File) => {
    const refusal = avatarProblem(file);
    setUnsent(null);
    if (refusal !== null) return setProblem(refusal);
    setShare(0);
    const preview = URL.createObjectURL(file);
    await run(() =>
      uploaded.mutateAsync({ file, preview }).catch((error: unknown) => {
        if (!isRefusal(error)) setUnsent(file);
        throw error;
      }),
    );
    URL.revokeObjectURL(preview);
  };
  return {
    problem,
    share,
    isUploading: uploaded.isPending,
    isRemoving: removed.isPending,
    upload,
    retry: unsent ? () => void upload(unsent) : undefined,
    remove: () => run(() => removed.mutateAsync()),
  };
}

function isRefusal(error: unknown): boolean {
  return isApiError(error, 'validation_failed', 'payload_too_large');
}

function problemOf(error: unknown): string {
  // A proxy responds without the api's message.
  if (isApiError(error, 'payload_too_large')) return avatarUpload.tooLarge.message;
  const messages = isApiError(error, 'validation_failed') ? Object.values(error.errors).flat() : [];
  return messages.join(' ') || errorSentence(error);
}
