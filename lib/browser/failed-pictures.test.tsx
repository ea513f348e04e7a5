import { expect, it, vi } from 'vitest';
import { hideFailedPictures } from './failed-pictures.ts';

function picture(alt: string): HTMLImageElement {
  const element = document.createElement('img');
  element.alt = alt;
  document.body.append(element);
  return element;
}

it('marks decorative pictures that failed to load, until they load', () => {
  const early = picture('');
  vi.spyOn(early, 'complete', 'get').mockReturnValue(true);
  const [later, worded] = [picture(''), picture('Salon Zori')];
  vi.spyOn(later, 'complete', 'get').mockReturnValue(false);
  hideFailedPictures();
  expect(early).toHaveAttribute('data-failed');
  expect(later).not.toHaveAttribute('data-failed');

  for (const element of [later, worded]) element.dispatchEvent(new Event('error'));
  expect(later).toHaveAttribute('data-failed');
  expect(worded).not.toHaveAttribute('data-failed');

  later.dispatchEvent(new Event('load'));
  expect(later).not.toHaveAttribute('data-failed');
});
