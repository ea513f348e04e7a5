import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field.tsx';

function Example({ bySms }: { bySms?: boolean }) {
  const { control } = useForm({ defaultValues: { code: '' } });
  return <CodeField control={control} name="code" bySms={bySms} />;
}

type Receive = (code: string) => void;

function mockWebOtp() {
  const waits: { receive: Receive; signal: AbortSignal }[] = [];
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      waits.push({ receive: (code) => resolve({ code }), signal });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
  return waits;
}

afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByRole('textbox', { name: /Cod de confirmare/ });

test('the code of an SMS fills the field, and so does the next one', async () => {
  const waits = mockWebOtp();
  render(<Example bySms />);
  waits[0]?.receive('123456');
  await waitFor(() => expect(field()).toHaveValue('123456'));
  await waitFor(() => expect(waits).toHaveLength(2));
  waits[1]?.receive('654321');
  await waitFor(() => expect(field()).toHaveValue('654321'));
});

test('unmounting ends the wait for a code', () => {
  const waits = mockWebOtp();
  const { unmount } = render(<Example bySms />);
  unmount();
  expect(waits.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('a code of an e-mail is not awaited, and the field still accepts it', async () => {
  const waits = mockWebOtp();
  render(<Example />);
  await userEvent.type(field(), '123456');
  expect(field()).toHaveValue('123456');
  expect(waits).toEqual([]);
});

test('without WebOTP the field still accepts a typed code', async () => {
  render(<Example bySms />);
  await userEvent.type(field(), '123456');
  expect(field()).toHaveValue('123456');
});
