import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeProvider } from '#tests/factories/provider.ts';
import { resetSession, startSession } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { About } from './about.tsx';

test('the page of a location names its provider, with seat, register, phone and e-mail', () => {
  render(<About location={makeLocationDetail()} />);
  expect(screen.getByText(/^Zori SRL/)).toHaveTextContent(
    'Zori SRL, CUI RO1234567, J2024000123221Sediu: Strada Lăpușneanu 7, IașiTelefon: 0200 123 456E-mail: contact@zori.example',
  );
});

test('data missing from a provider is omitted', () => {
  const missing = { register: null, seat: null, phone: null, email: null };
  const { rerender } = render(
    <About location={makeLocationDetail({ provider: makeProvider(missing) })} />,
  );
  expect(screen.getByText('Zori SRL, CUI RO1234567')).toBeVisible();
  rerender(<About location={makeLocationDetail({ provider: null })} />);
  expect(screen.queryByText(/CUI/)).toBeNull();
});

test('after sign-in the page says whether bookings of this client are confirmed at once', () => {
  resetSession();
  render(<About location={makeLocationDetail()} />);
  expect(screen.getByText(/De obicei, programarea se confirmă imediat\./)).toBeVisible();
  act(() => startSession(makeUser()));
  expect(screen.getByText(/De obicei, programarea se confirmă imediat\./)).toBeVisible();
  act(() => startSession(makeUser({ needs_approval: true })));
  expect(screen.getByText(/Programarea ta va aștepta confirmarea locației\./)).toBeVisible();
  expect(screen.queryByText(/se confirmă imediat/)).toBeNull();
});
