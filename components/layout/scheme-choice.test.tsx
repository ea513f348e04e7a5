import { runInThisContext } from 'node:vm';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { schemeScript } from '#lib/colour-scheme.ts';
import { SchemeChoice } from './scheme-choice.tsx';

const root = document.documentElement;
const drawPage = () => void runInThisContext(schemeScript);

beforeEach(() => {
  localStorage.clear();
  drawPage();
});

test('a page follows the device until a scheme is chosen, and the next one is drawn in it at once', async () => {
  render(<SchemeChoice />);
  expect(screen.getByRole('button', { name: 'Ca pe dispozitiv', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Întunecat' }));
  expect(screen.getByRole('button', { name: 'Întunecat', pressed: true })).toBeVisible();
  expect(root.dataset.scheme).toBe('dark');

  delete root.dataset.scheme;
  drawPage();
  expect(root.dataset.scheme).toBe('dark');
});

test('without storage the choice holds for the page', async () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  render(<SchemeChoice />);
  await userEvent.click(screen.getByRole('button', { name: 'Luminos' }));
  expect(root.dataset.scheme).toBe('light');
  expect(closed).toHaveBeenCalled();
});
