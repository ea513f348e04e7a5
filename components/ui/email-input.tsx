import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** E-mail of an account, with the autocomplete name that password managers use; no autocorrection. */
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
