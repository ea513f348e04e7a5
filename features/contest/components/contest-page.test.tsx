import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContestPage, ruleParts } from './contest-page.tsx';

test('rules are split into headings and paragraphs, whatever their line endings', () => {
  expect(ruleParts('## Premii\r\n\r\nUn tuns.\nȘi o cafea.\n\n\n## Final\n \nAtât.\n')).toEqual([
    '## Premii',
    'Un tuns.\nȘi o cafea.',
    '## Final',
    'Atât.',
  ]);
});

test.each(['\n', '\r\n'])('a heading ends with its line (%j)', (lineBreak) => {
  expect(ruleParts(['## Premii', 'Un tuns.', 'Și o cafea.'].join(lineBreak))).toEqual([
    '## Premii',
    `Un tuns.${lineBreak}Și o cafea.`,
  ]);
});

test('a heading begins a part of its own', () => {
  expect(ruleParts('Intro.\n## Premii\nUn tuns.')).toEqual(['Intro.', '## Premii', 'Un tuns.']);
});

test('a heading shows no mark', () => {
  const body = '## Premii\nUn tuns.';
  render(<ContestPage contest={{ token: 'tuns', title: 'Tuns', body, valid_until: null }} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Premii$/);
  expect(screen.getByText('Un tuns.')).toBeVisible();
});
