import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rating } from './rating.tsx';

it('says the rating out of five and counts the reviews in Romanian', () => {
  const { container } = render(<Rating value={4.75} count={20} />);
  expect(screen.getByText('4,8 din 5')).toBeInTheDocument();
  expect(container).toHaveTextContent('20 de recenzii');
});

it('rounds the mean of the ratings once', () => {
  const mean = (51 * 5 + 15 * 4 + 1 * 3) / 67;
  render(<Rating value={Number(mean.toFixed(2))} count={67} />);
  expect(screen.getByText('4,7 din 5')).toBeInTheDocument();
});

it('says that there are no reviews yet', () => {
  const { container } = render(<Rating value={0} count={0} />);
  expect(container).toHaveTextContent('Fără recenzii încă');
});
