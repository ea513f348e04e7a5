import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';

function Example() {
  const [code, setCode] = useState('');
  return (
    <Field label="Cod de confirmare" error={code.length < 6 ? 'Introdu cele 6 cifre' : undefined}>
      {(control) => <CodeInput {...control} value={code} onChange={setCode} />}
    </Field>
  );
}

test('a code is one named field that accepts six digits only @S9-12', async () => {
  render(<Example />);
  const field = screen.getByRole('textbox', { name: 'Cod de confirmare' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAccessibleDescription('Introdu cele 6 cifre');
  await userEvent.type(field, '1a2 3');
  expect(field).toHaveValue('123');
  await userEvent.type(field, '45678');
  expect(field).toHaveValue('123456');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('a pasted code loses the spaces and words around it', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.paste('Codul tău: 123 456');
  expect(screen.getByRole('textbox')).toHaveValue('123456');
});
