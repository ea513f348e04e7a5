import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { CalendarCode } from './calendar-code.tsx';

const size = 8;

test('the code contains the URL of the page, and its last day is beside it', () => {
  const url = `https://www.aproape.example/provider/calendars/7.2027-02-18.blocks.${'x'.repeat(43)}`;
  render(<CalendarCode url={url} locationName="Salon Zori" validUntil="2027-02-18" />);
  const code = screen.getByRole('img', { name: 'Cod QR cu linkul paginii' });
  const width = Number(code.getAttribute('viewBox')?.split(' ')[2]) * size;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y] of code.innerHTML.matchAll(/M(\d+) (\d+)h1/g))
    for (let dot = 0; dot < size * size; dot += 1) {
      const row = Number(y) * size + Math.floor(dot / size);
      const start = (row * width + Number(x) * size + (dot % size)) * 3;
      data.fill(0, start, start + 3);
    }
  expect(decodeQR({ width, height: width, data })).toBe(url);
  expect(screen.getByText(/Valabil până pe 18\sfebruarie 2027\.$/)).toBeVisible();
});
