import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf, storeOldCsrfCookie } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { rememberResendWait } from '../api/registration.ts';
import { AuthModal } from './auth-modal.lazy.tsx';

let calls: unknown[] = [];

beforeEach(() => {
  calls = [];
  mockApi.use(
    mockCsrf(() => calls.push('csrf-cookie')),
    mockCall('registerTemporarily', ({ body }) => {
      calls.push(body);
      return { data: 'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11', seconds: 30, message: 'Trimis.' };
    }),
  );
});

const refuse = (errors: Record<string, string[]>) => () =>
  errorResponse('validation_failed', { errors });

async function openForm() {
  render(<AuthModal request={{}} settings={makeAuthSettings()} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Sunt client nou');
  await press('Continuă cu e-mail');
  return { user, press };
}

const filled = {
  Prenume: 'Ioana',
  Nume: 'Pop',
  'E-mail': 'ioana@exemplu.ro',
  Telefon: '0733 111 222',
  Parolă: 'parola-mea',
  'Confirmă parola': 'parola-mea',
};

async function fillIn(changes: Partial<Record<keyof typeof filled, string>> = {}) {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    if (!text) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('checkbox', { name: /Accept Termenii/ }));
}

test('a registration begins with its type, and its form leads to the code @S2-81 @S4-08 @S4-09 @S3-21 @S3-22 @S5-19 @S7-05 @S7-13', async () => {
  storeOldCsrfCookie();
  const { press } = await openForm();
  expect(screen.getByLabelText('Prenume')).toHaveFocus();
  await fillIn();
  await press('Continuă');
  await screen.findByRole('dialog', { name: 'Confirmă numărul de telefon' });
  expect(screen.getByText('0733 111 222')).toBeVisible();
  expect(calls).toEqual([
    'csrf-cookie',
    {
      from: 'web',
      register_method: 'email',
      first_name: 'Ioana',
      last_name: 'Pop',
      email: 'ioana@exemplu.ro',
      phone: '0733111222',
      temp_phone: '0733 111 222',
      password: 'parola-mea',
      password_confirmation: 'parola-mea',
      terms_and_conditions: true,
      marketing: false,
      external_id: null,
      avatar_fb_url: null,
      device_name: navigator.userAgent,
      token: null,
    },
  ]);
});

test('missing fields show an error and nothing is sent @S5-05 @S5-06 @S5-08', async () => {
  const { press } = await openForm();
  await press('Continuă');
  for (const label of Object.keys(filled))
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        new RegExp(`Câmpul ${label} este obligatoriu`),
      ),
    );
  const terms = screen.getByRole('checkbox', { name: /Accept Termenii/ });
  expect(terms).toHaveAccessibleDescription('Trebuie să accepți Termenii și condițiile');
  expect(terms).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /oferte și noutăți/ })).not.toBeChecked();
  expect(screen.getByLabelText('Prenume')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a password must have the minimum length and match its repetition, a phone must be a Romanian mobile @S5-06 @S5-07 @S9-13', async () => {
  const { user, press } = await openForm();
  await fillIn({ Telefon: '0212345678', Parolă: 'scurt', 'Confirmă parola': 'altul' });
  await press('Continuă');
  expect(await screen.findAllByText('Minimum 6 caractere')).toHaveLength(2);
  expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription(
    /număr de mobil din România/,
  );
  await user.clear(screen.getByLabelText('Telefon'));
  await user.type(screen.getByLabelText('Telefon'), '0733111222');
  await user.type(screen.getByLabelText('Parolă'), '1');
  await user.type(screen.getByLabelText('Confirmă parola'), '22');
  expect(await screen.findByText('Parolele nu coincid')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the terms and the privacy policy open beside the form @S2-14 @S2-15', async () => {
  await openForm();
  for (const [name, path] of [
    [/Termenii și condițiile/, '/terms-and-conditions'],
    [/Politica de confidențialitate/, '/privacy-policy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('api errors appear at their fields, errors of the token as a list @S5-18 @S8-07 @S8-08', async () => {
  const token = ['Sesiunea a expirat.', 'Încearcă din nou.'];
  mockApi.use(mockCall('registerTemporarily', refuse({ email: ['Există deja un cont'], token })));
  const { press } = await openForm();
  await fillIn();
  await press('Continuă');
  const alert = await screen.findByRole('alert');
  const problems = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(problems).toEqual(token);
  expect(alert).toContainElement(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(alert).toHaveClass('text-danger-hover');
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveAccessibleDescription('Există deja un cont');
  expect(email).toHaveValue('ioana@exemplu.ro');
  expect(screen.getByLabelText('Parolă')).toHaveValue('parola-mea');
});

test('typed values survive a return to the choice of the type', async () => {
  const { press } = await openForm();
  await fillIn();
  await press('Alege altă variantă');
  await press('Continuă cu e-mail');
  for (const [label, text] of Object.entries(filled))
    expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(screen.getByRole('checkbox', { name: /Accept Termenii/ })).toBeChecked();
});

test('the wait for another code survives a reload @S9-11', async () => {
  rememberResendWait(25);
  await openForm();
  expect(screen.getByText(/^Poți cere alt cod peste 2\d de secunde/)).toBeVisible();
});
