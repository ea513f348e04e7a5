import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Takes the e-mail of an account, the name that browsers keep its password under; as it is typed, without corrections. */
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
