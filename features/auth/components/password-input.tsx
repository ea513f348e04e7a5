import { useState, type ComponentProps } from 'react';
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
          icon={shown ? 'eye-off' : 'eye'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
