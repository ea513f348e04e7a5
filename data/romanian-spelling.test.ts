import { expect, test } from 'vitest';
import { romanianSpelling } from './romanian-spelling.ts';

const spell = romanianSpelling(['Văleni', 'Văleni de Sus', 'Valeni Noi', 'Mare', 'Şeíca Mare']);

test('cedillas become commas and foreign accents are removed', () => {
  expect(spell('Şeíca Mare')).toBe('Șeica Mare');
  expect(spell('Feteşti')).toBe('Fetești');
});

test('a word gets the diacritics that most names give it', () => {
  expect(spell('Valeni Noi')).toBe('Văleni Noi');
  expect(spell('Mare')).toBe('Mare');
});

test('a final -esti becomes -ești', () => {
  expect(spell('Onesti')).toBe('Onești');
});
