import { useState, type ComponentProps } from 'react';
import { eyeIcon } from '#components/icons/eye-icon.ts';
import { eyeOffIcon } from '#components/icons/eye-off-icon.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { loginCopy as copy } from '../login-copy.ts';

/** A password that can be looked at. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? copy.hidePassword : copy.showPassword}
          path={shown ? eyeOffIcon : eyeIcon}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
