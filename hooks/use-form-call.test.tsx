import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { useFormCall } from './use-form-call.ts';

type Fields = { code: string };

function CodeForm({ send }: { send: (fields: Fields) => Promise<void> }) {
  const { register, submit, formState } = useFormCall<Fields>({
    rules: (values) => ({ values, errors: {} }),
    send,
  });
  const { isSubmitting } = formState;
  return (
    <form onSubmit={submit}>
      <input aria-label="Cod" {...register('code')} />
      <button type={isSubmitting ? 'button' : 'submit'} aria-busy={isSubmitting || undefined}>
        Trimite
      </button>
    </form>
  );
}

test('Enter sends a form once until the response', async () => {
  const ends: (() => void)[] = [];
  render(<CodeForm send={() => new Promise((resolve) => ends.push(resolve))} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button');
  await user.type(screen.getByLabelText('Cod'), '123{Enter}');
  await waitFor(() => expect(ends).toHaveLength(1));
  await user.keyboard('{Enter}{Enter}');
  expect(ends).toHaveLength(1);
  expect(button).toHaveAttribute('aria-busy');

  ends[0]?.();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(ends).toHaveLength(2));
});

test('a form that is unmounted when its call fails shows the error in a toast', async () => {
  let fail = () => {};
  const sent = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new ApiError(0, 'network'));
  });
  const { unmount } = render(<CodeForm send={() => sent} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Cod'), '123{Enter}');
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy'));
  unmount();
  fail();
  expect(await screen.findByText(/Nu am putut ajunge la server/)).toBeInTheDocument();
});
