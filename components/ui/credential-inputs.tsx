'use client';

import { useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          label={shown ? 'Ascunde parola' : 'Arată parola'}
          icon={shown ? 'eye-off' : 'eye'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/** Password managers expect the autocomplete name `username`. */
export function EmailInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      autoComplete="username"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
