import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame } from './frame.tsx';

const renderFrame = () =>
  render(
    <Frame header={null} footer={null}>
      {null}
    </Frame>,
  );

function connection(is: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'online');
  act(() => void window.dispatchEvent(new Event(is)));
}

test('a lost connection is announced politely until it is back @S8-17', () => {
  renderFrame();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  connection('offline');
  expect(status).toHaveTextContent('Ești offline.');
  connection('online');
  expect(status).toBeEmptyDOMElement();
});

test('a page opened offline shows that', () => {
  connection('offline');
  renderFrame();
  expect(screen.getByRole('status')).toHaveTextContent('Ești offline.');
});
