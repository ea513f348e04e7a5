import { useId, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button, retryLabel } from '#components/ui/button.tsx';
import { buttonClasses, classes } from '#components/ui/classes.ts';
import { FieldError } from '#components/ui/field.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { avatarUpload } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { noBreak, numberLabel } from '#domain/words/numbers.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { problemsOf } from '#lib/api/problems-of.ts';
import { useUserChange } from '../use-user-change.ts';

const maxSize = noBreak(`${avatarUpload.maxBytes / 1024 / 1024} MB`);

export function AvatarEditor({ user }: { user: User }) {
  const id = useId();
  const hydrated = useHydrated();
  const [isOver, setIsOver] = useState(false);
  const avatar = useAvatar(user);
  const take = (file: File | undefined) => {
    if (file && !avatar.isBusy) void avatar.upload(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={classes(
        'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-control border border-dashed p-4 transition-colors pointer-coarse:border-transparent pointer-coarse:p-0 narrow:p-2',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
      )}
    >
      <Avatar
        name={`${user.first_name} ${user.last_name}`}
        src={user.avatar?.dataUrl150}
        size="huge"
      />
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            className={buttonClasses({
              variant: 'secondary',
              className:
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand max-w-full cursor-pointer',
            })}
          >
            <Icon name="camera" className="narrow:hidden" />
            {user.avatar ? 'Schimbă fotografia' : 'Alege o fotografie'}
            <input
              type="file"
              accept={avatarUpload.types.join(',')}
              disabled={!hydrated}
              aria-describedby={`${id}-hint ${id}-error`}
              className="sr-only"
              onChange={({ currentTarget }) => {
                take(currentTarget.files?.[0]);
                // Allows choosing the same file again.
                currentTarget.value = '';
              }}
            />
          </label>
          {user.avatar && (
            <FocusHandover>
              <Button
                variant="quiet"
                className="-ml-px max-sm:px-0!"
                disabled={!hydrated}
                loading={avatar.isBusy}
                onClick={() => void avatar.remove()}
              >
                Elimină fotografia
              </Button>
            </FocusHandover>
          )}
        </div>
        <p id={`${id}-hint`} className="text-xs text-muted">
          JPEG, PNG sau WebP, cel mult {maxSize}.
          <span className="pointer-coarse:hidden"> Poți și trage fotografia aici.</span>
        </p>
        {avatar.isUploading && (
          <label className="flex flex-col gap-1 text-xs text-muted">
            Se încarcă fotografia…
            <progress value={avatar.share} className="h-2 w-full max-w-60 accent-brand" />
          </label>
        )}
        <div role="alert">
          <FieldError id={`${id}-error`}>{avatar.problem}</FieldError>
        </div>
        <FocusHandover>
          {avatar.retry && (
            <Button variant="secondary" size="small" className="self-start" onClick={avatar.retry}>
              {retryLabel}
            </Button>
          )}
        </FocusHandover>
      </div>
    </div>
  );
}

function avatarProblem(file: File): string | null {
  const types: readonly string[] = avatarUpload.types;
  if (!types.includes(file.type))
    return 'Fotografia trebuie să fie JPEG, PNG sau WebP. Alege alt fișier.';
  if (file.size === 0) return 'Fișierul ales este gol. Alege alt fișier.';
  if (file.size > avatarUpload.maxBytes)
    return `Fotografia are ${noBreak(`${megabytes(file.size)} MB`)}. Alege una de cel mult ${maxSize}.`;
  return null;
}

function megabytes(bytes: number): string {
  return numberLabel(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
}

function useAvatar(user: User) {
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
    isBusy: uploaded.isPending || removed.isPending,
    upload,
    retry: unsent && (() => void upload(unsent)),
    remove: () => showFailureOf(removed.mutateAsync()),
  };
}

function isRefusal(error: unknown): boolean {
  return isApiError(error, 'validation_failed', 'payload_too_large');
}

function problemOf(error: unknown): string {
  // A proxy may refuse the file without the api's message.
  if (isApiError(error, 'payload_too_large')) return avatarUpload.tooLarge.message;
  return problemsOf(error, []).others.join(' ');
}
