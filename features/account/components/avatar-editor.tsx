import { useId, useState } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button, retryLabel } from '#components/ui/button.tsx';
import { buttonClasses, classes } from '#components/ui/classes.ts';
import { FieldError } from '#components/ui/field.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { User } from '#contract/session.ts';
import { avatarUpload } from '#contract/account-values.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { avatarHint, useAvatar } from '../use-avatar.ts';

export function AvatarEditor({ user }: { user: User }) {
  const id = useId();
  const hydrated = useHydrated();
  const [isOver, setIsOver] = useState(false);
  const avatar = useAvatar(user);
  const isBusy = avatar.isUploading || avatar.isRemoving;
  const take = (file: File | undefined) => {
    if (file && !isBusy) void avatar.upload(file);
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
                loading={isBusy}
                onClick={() => void avatar.remove()}
              >
                Elimină fotografia
              </Button>
            </FocusHandover>
          )}
        </div>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {avatarHint}
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
