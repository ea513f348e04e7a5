import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Example({ persistent = false }: { persistent?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Deschide
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtre" persistent={persistent}>
        <p>Conținut</p>
      </Dialog>
    </>
  );
}

it('is named by its title and reports when its button closes it', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.queryByText('Conținut')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Deschide' }));
  expect(screen.getByRole('dialog', { name: 'Filtre' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Închide' }));
  await expect.poll(() => screen.queryByText('Conținut')).toBeNull();
});

it('closes on a press outside, unless it is persistent', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Example persistent />);
  await user.click(screen.getByRole('button', { name: 'Deschide' }));
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByText('Conținut')).toBeInTheDocument();
  rerender(<Example />);
  await user.click(screen.getByRole('dialog'));
  await expect.poll(() => screen.queryByText('Conținut')).toBeNull();
});

it('keeps the focus on a press outside', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Deschide' }));
  expect(fireEvent.mouseDown(screen.getByText('Conținut'))).toBe(true);
  expect(fireEvent.mouseDown(screen.getByRole('dialog'))).toBe(false);
});

it('closes with Back and leaves no history entry', async () => {
  const user = userEvent.setup();
  render(<Example persistent />);
  const before = window.history.state;
  await user.click(screen.getByRole('button', { name: 'Deschide' }));
  expect(window.history.state).not.toEqual(before);
  window.history.back();
  await expect.poll(() => screen.queryByText('Conținut')).toBeNull();
  expect(window.history.state).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Deschide' }));
  await user.click(screen.getByRole('button', { name: 'Închide' }));
  await expect.poll(() => window.history.state).toEqual(before);
});

it('Back from a page opened in it skips its history entry', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Example />);
  const before = window.history.state;
  await user.click(screen.getByRole('button', { name: 'Deschide' }));
  window.history.pushState(null, '', '/elsewhere');
  unmount();
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/');
  await expect.poll(() => window.history.state).toEqual(before);
});
