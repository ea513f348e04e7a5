import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partMissing } from '#lib/browser/lazy-part.ts';
import { visit } from '#tests/next-navigation.ts';
import { useLoaded } from './use-loaded.ts';

const part = { Part: () => <p role="dialog">part</p> };
let load = vi.fn<() => Promise<typeof part>>();

beforeEach(() => {
  load = vi.fn<typeof load>().mockResolvedValue(part);
});
afterEach(() => void vi.restoreAllMocks());

function Opener() {
  const [open, setOpen] = useState<object | false>(false);
  const loaded = useLoaded(load, open, setOpen);
  return (
    <>
      <button onClick={() => setOpen({})}>open</button>
      {loaded && open && <loaded.Part />}
    </>
  );
}

function Standing() {
  const loaded = useLoaded(load, true);
  return loaded && <loaded.Part />;
}

const connectionIsBack = () => act(async () => void window.dispatchEvent(new Event('online')));
const press = () => userEvent.click(screen.getByRole('button'));

test('a chunk that failed after a press does not open later, but with the next press', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  render(<Opener />);
  await press();
  await connectionIsBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a failed chunk that no press waits for loads when the browser is back online', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await act(async () => void render(<Standing />));
  await connectionIsBack();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a failed chunk that no press waits for loads with the next press on the page', async () => {
  load.mockRejectedValueOnce(new Error('bad gateway'));
  await act(async () => void render(<Standing />));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(document.body);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a press does not retry a chunk whose failure has a message', async () => {
  partMissing.setState(true);
  load.mockRejectedValueOnce(new Error('bad gateway'));
  await act(async () => void render(<Standing />));
  await userEvent.click(document.body);
  expect(load).toHaveBeenCalledOnce();
  partMissing.setState(false);
});

test('a chunk that arrives on another page does not open there, but with the next press', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof part>();
  load.mockReturnValue(promise);
  visit('/locations');
  render(<Opener />);
  await press();
  visit('/locations/12');
  await act(async () => resolve(part));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a chunk opens on the page of the last press', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof part>();
  load.mockReturnValue(promise);
  visit('/locations');
  render(<Opener />);
  await press();
  visit('/locations/12');
  await press();
  await act(async () => resolve(part));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the page stays busy when a chunk fails that no press waits for', async () => {
  const { dataset } = document.documentElement;
  const { promise, resolve } = Promise.withResolvers<typeof part>();
  load.mockReturnValueOnce(promise).mockRejectedValueOnce(new Error('bad gateway'));
  render(<Opener />);
  await press();
  await act(async () => void render(<Standing />));
  expect(dataset.waiting).toBe('');
  await act(async () => resolve(part));
  expect(dataset.waiting).toBeUndefined();
});

test('the page is busy while a press waits for its chunk', async () => {
  const { dataset } = document.documentElement;
  const { promise, resolve } = Promise.withResolvers<typeof part>();
  load.mockReturnValue(promise);
  render(<Opener />);
  await press();
  expect(dataset.waiting).toBe('');
  await act(async () => resolve(part));
  expect(dataset.waiting).toBeUndefined();
});

test('a loaded chunk shows with the first paint of the next component', async () => {
  const { unmount } = await act(async () => render(<Standing />));
  unmount();
  load.mockReturnValue(new Promise(() => {}));
  render(<Standing />);
  expect(screen.getByRole('dialog')).toBeVisible();
});
