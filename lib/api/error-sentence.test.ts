import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorOfResponse } from './response-body.ts';
import { errorSentence } from './error-sentence.ts';

const limit = (extra: object) =>
  errorOfResponse(429, {
    message: 'Too Many Attempts.',
    errors: {},
    code: 'too_many_attempts',
    ...extra,
  });

describe('a limit', () => {
  test('is the message of the api, if it has one', () => {
    const words = 'Ai deja 5 cereri fără răspuns. Așteaptă un răspuns sau anulează una dintre ele.';
    expect(errorSentence(limit({ errors: { start_time: [words] }, seconds: 3600 }))).toBe(words);
  });

  test('has its wait in minutes and hours', () => {
    expect(errorSentence(limit({ seconds: 3600 }))).toBe(
      'Prea multe încercări. Încearcă din nou peste o\u00A0oră.',
    );
    expect(errorSentence(limit({ seconds: 90 }))).toContain('peste 2\u00A0minute.');
  });

  test('asks to wait a little without a known wait', () => {
    expect(errorSentence(limit({}))).toContain('Așteaptă puțin');
  });
});

test('a refused field has the words of the api', () => {
  const words = 'Primești deja astfel de mesaje pentru 5 programări.';
  const refusal = { message: words, errors: { booking_id: [words] }, code: 'validation_failed' };
  expect(errorSentence(errorOfResponse(422, refusal))).toBe(words);
});

test('a missing response and an unknown error have a sentence too', () => {
  expect(errorSentence(new ApiError(0, 'network'))).toContain('conexiunea la internet');
  expect(errorSentence(new TypeError('x'))).toContain('A apărut o problemă la noi.');
  expect(errorSentence(errorOfResponse(403, null))).toBe('Contul tău nu are acces aici.');
});
