import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeMailboxMessage } from '#tests/factories/mailbox-message.ts';
import { codeIn, MailboxPage } from './mailbox-page.tsx';

test('each message shows its recipient and time, and its code is copied with one press', async () => {
  const user = userEvent.setup();
  const mail = makeMailboxMessage({
    id: 2,
    channel: 'mail',
    recipient: 'ioana@example.ro',
    subject: 'Contul tău a fost șters',
    text: 'Bună, Ioana!',
  });
  render(<MailboxPage recipient="" messages={[mail, makeMailboxMessage()]} />);
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByRole('heading', { name: 'Contul tău a fost șters' })).toBeVisible();
  expect(first?.getByText('către ioana@example.ro', { exact: false })).toBeVisible();
  expect(first?.queryByRole('button')).toBeNull();

  expect(second?.getByText('vineri, 20 noiembrie, ora 09:58')).toBeVisible();
  await user.click(second!.getByRole('button', { name: 'Copiază codul' }));
  expect(await navigator.clipboard.readText()).toBe('123456');
  expect(second?.getByRole('status')).toHaveTextContent('Copiat');
});

test('a recipient without messages shows that, with a link to all', () => {
  render(<MailboxPage recipient="dan@example.ro" messages={[]} />);
  expect(screen.getByText('Niciun mesaj pentru dan@example.ro.')).toBeVisible();
  expect(screen.getByLabelText('Destinatar')).toHaveValue('dan@example.ro');
  expect(screen.getByRole('link', { name: 'Arată toate mesajele' })).toHaveAttribute(
    'href',
    '/dev/mailbox',
  );
});

test('a failed api is not shown as an empty mailbox', () => {
  render(<MailboxPage recipient="" messages={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Nu am putut încărca mesajele.');
});

test.each([
  ['Aproape: codul tau este 012345. E valabil 5 minute.', '012345'],
  ['Scrie acest cod:\n\n654321\n\nEste valabil 5 minute.', '654321'],
])('finds the code of a message: %j', (text, code) => expect(codeIn(text)).toBe(code));

test.each(['Unde: Salon Zori, Iași 700123', 'Vezi http://localhost:3000/123456', 'este 1234567.'])(
  'another number is not a code: %j',
  (text) => expect(codeIn(text)).toBeNull(),
);
