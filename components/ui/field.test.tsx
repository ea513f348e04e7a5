import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

describe('a field', () => {
  it('names its control by the label and describes it by hint and error', () => {
    render(
      <Field
        label="E-mail"
        hint="Îl folosim la autentificare."
        error="Câmpul nu este valid"
        required
      >
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Câmpul nu este valid Îl folosim la autentificare.');
  });

  it('has no description without hint and error', () => {
    render(<Field label="Nume">{(control) => <TextInput {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'Nume' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});
