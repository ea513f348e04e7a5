import { expect, test } from 'vitest';
import { ruleParts } from './contest-page.tsx';

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
