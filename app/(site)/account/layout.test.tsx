import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leavePageNote } from '#components/layout/page-note.tsx';
import { startSession } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import AccountLayout from './layout.tsx';

test('a note left by the registration is shown on a page of the account', async () => {
  startSession(makeUser());
  leavePageNote('Contul tău a fost creat.');
  render(<AccountLayout>Profil</AccountLayout>);
  expect(await screen.findByText('Contul tău a fost creat.')).toBeInTheDocument();
});
