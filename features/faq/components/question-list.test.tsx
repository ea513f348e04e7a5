import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { questionGroups } from '../questions.ts';
import { QuestionList } from './question-list.tsx';

function found(text: string) {
  cleanup();
  const { container } = render(<QuestionList email="salut@aproape.example" />);
  fireEvent.change(screen.getByLabelText('Caută în întrebări'), { target: { value: text } });
  return [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
}

test('questions are found by the beginnings of words, without regard to diacritics and case @S2-12', () => {
  expect(found('SPECIALIST oric')).toContain('Ce înseamnă „Oricare specialist”?');
  expect(found('sterg')).toEqual(['Cum îmi descarc datele sau îmi șterg contul?']);
});

test.each([
  ['cum anulez', 'Ce fac dacă nu mai pot ajunge?'],
  ['anularea programării', 'Ce fac dacă nu mai pot ajunge?'],
  ['abonamentul', 'Cum folosesc un voucher sau un abonament?'],
  ['unde e codul', 'Nu primesc codul. Ce fac?'],
  ['plata cu cardul', 'Plătesc ceva pe Aproape?'],
])('"%s" finds "%s", in other forms of its words @S2-12', (text, question) =>
  expect(found(text)).toContain(question),
);

test('if no question has every word, those with any of them are found', () => {
  expect(found('șterg abonamentul')).toEqual(
    expect.arrayContaining([...found('șterg'), ...found('abonamentul')]),
  );
});

test('an empty text matches all questions, an unknown word none', () => {
  expect(found(' ')).toHaveLength(Object.values(questionGroups).flatMap(Object.keys).length);
  expect(found('qxzw')).toEqual([]);
});
