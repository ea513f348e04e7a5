import { runInThisContext } from 'node:vm';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseScheme, followScheme, schemeScript } from '#lib/browser/colour-scheme.ts';
import { SchemeChoice } from './scheme-section.tsx';

const root = document.documentElement;
const drawPage = () => void runInThisContext(schemeScript);

beforeEach(() => {
  drawPage();
});

test('a page follows the device until a scheme is chosen, and the next page applies it before the first paint', async () => {
  render(<SchemeChoice />);
  expect(screen.getByRole('button', { name: 'Ca pe dispozitiv', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Întunecat' }));
  expect(screen.getByRole('button', { name: 'Întunecat', pressed: true })).toBeVisible();
  expect(root.dataset.scheme).toBe('dark');

  delete root.dataset.scheme;
  drawPage();
  expect(root.dataset.scheme).toBe('dark');
});

test('without storage the choice applies to the page', async () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  render(<SchemeChoice />);
  await userEvent.click(screen.getByRole('button', { name: 'Luminos' }));
  expect(root.dataset.scheme).toBe('light');
  expect(closed).toHaveBeenCalled();
});

test('the theme colour and other tabs follow the choice, or the device again', () => {
  const metas = (['light', 'dark'] as const).map((scheme) => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.media = `(prefers-color-scheme: ${scheme})`;
    document.head.append(meta);
    return meta;
  });
  const colours = () => metas.map(({ content }) => content);
  followScheme();
  render(<SchemeChoice />);
  act(() => chooseScheme('dark'));
  expect(colours()).toEqual(['#171310', '#171310']);
  localStorage.setItem('scheme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'scheme' })));
  expect(root.dataset.scheme).toBe('light');
  expect(screen.getByRole('button', { name: 'Luminos', pressed: true })).toBeVisible();
  expect(colours()).toEqual(['#fbf8f3', '#fbf8f3']);
  act(() => chooseScheme('system'));
  expect(colours()).toEqual(['#fbf8f3', '#171310']);
  for (const meta of metas) meta.remove();
});
