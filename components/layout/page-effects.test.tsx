import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Without this import, the bar would load lazily and appear after its test.
import '#lib/browser/page-bar.lazy.ts';
import { showPageProgress } from '#lib/browser/page-progress.ts';
import { visit } from '#tests/next-navigation.ts';
import { Frame } from './frame.tsx';
import { PageFocus } from './page-effects.tsx';

const reload = vi.fn();

function Page({ title }: { title?: string }) {
  return (
    <Frame header={<PageFocus />} footer={null}>
      {title && <h1>{title}</h1>}
    </Frame>
  );
}

function arrive(title?: string) {
  const { rerender } = render(<Page title="Acasă" />);
  act(() => visit('/locations'));
  rerender(<Page title={title} />);
  vi.stubGlobal('location', { href: location.href, pathname: '/locations', reload });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
});

it('a page that stays empty for two seconds is loaded again', async () => {
  arrive();
  await pass(1_900);
  expect(reload).not.toHaveBeenCalled();
  await pass(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page with a title is not loaded again', async () => {
  arrive('Rezultate');
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
});

it('a page that a slow redirect leaves empty is loaded again only if its end is empty too', async () => {
  arrive();
  showPageProgress('/locations?place=iasi');
  await pass(5_000);
  expect(reload).not.toHaveBeenCalled();
  history.replaceState({}, '', '/locations');
  await pass(2_100);
  expect(reload).toHaveBeenCalledOnce();
});
