import { z, type core } from 'zod';
import { numberLabel, plural, type PluralForms } from '#domain/words/numbers.ts';
import { fieldLabels } from './values.ts';

type Issue = core.$ZodRawIssue;

/** Returns '4 zile'. */
export function daysLabel(count: number): string {
  return plural(count, { one: 'o zi', more: '{n} zile' });
}

const labels: Record<string, string> = {
  ...fieldLabels,
  code: fieldLabels.voucherCode,
  voucher_code: fieldLabels.voucherCode,
  current_password: 'Parola actuală',
  password_confirmation: 'Confirmă parola',
  first_name: 'Prenume',
  last_name: 'Nume',
  phone: 'Telefon',
  confirmation_code: 'Cod de confirmare',
  token: 'Cod de confirmare',
  reason_id: 'Motivul anulării',
  name: 'Nume',
  message: 'Mesaj',
};

const types: Record<string, string> = {
  string: 'Trebuie să fie un text',
  number: 'Trebuie să fie un număr',
  int: 'Trebuie să fie un număr întreg',
  array: 'Trebuie să fie o listă',
};

const countedParts: Record<string, PluralForms> = {
  string: { one: 'un caracter', more: '{n} caractere' },
  array: { one: 'un element', more: '{n} elemente' },
};

const invalidData = 'Datele trimise nu sunt valide';
export const invalidDate = 'Data nu este validă';
export const invalidTime = 'Ora nu este validă';
export const unknownReason = 'Alege un motiv din listă';
export const invalidText =
  'Textul conține caractere pe care nu le putem salva. Șterge-le și încearcă din nou.';

function ruleWords(issue: Issue): string {
  const { path = [], input } = issue;
  if (issue.code === 'unrecognized_keys') return `${invalidData}: ${issue.keys.join(', ')}`;
  if (path.length === 0) return invalidData;
  const key = String(path.findLast((part) => typeof part === 'string'));
  if (input === undefined || input === null) return requiredField(key);
  const field = nameOf(key);
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? `${field} nu este valid`;
    case 'invalid_value':
      return `Trebuie să fie ${choice(issue.values)}`;
    case 'too_big': {
      const words = issue.inclusive ? 'Cel mult' : 'Mai puțin de';
      return boundWords(issue.maximum, issue.origin, words, 'Numărul este prea mare');
    }
    case 'too_small': {
      if (input === '') return requiredField(key);
      const words = issue.inclusive ? 'Cel puțin' : 'Mai mult de';
      return boundWords(issue.minimum, issue.origin, words, 'Numărul este prea mic');
    }
    default:
      return `${field} nu este valid`;
  }
}

/** Returns the message for a missing field. */
export function requiredField(field: string): string {
  return `${nameOf(field)} este obligatoriu`;
}

/** Adds the issue; the caller checks whether the reason is missing. */
export function refuseMissingReason(ctx: z.RefinementCtx): void {
  ctx.addIssue({ code: 'custom', path: ['reason'], message: 'Scrie în câteva cuvinte motivul' });
}

/** Returns the first problem, with the number of others if any. */
export function firstOf([first = '', ...others]: readonly string[]): string {
  const more = { one: 'și încă o problemă', more: 'și încă {n} probleme' };
  return others.length === 0 ? first : `${first} (${plural(others.length, more)})`;
}

function nameOf(field: string): string {
  return `Câmpul ${labels[field] ?? field}`;
}

function choice(values: readonly unknown[]): string {
  const words = values.map((value) => `„${String(value)}”`);
  return words.length === 1 ? words.join('') : `una dintre valorile ${words.join(', ')}`;
}

/** `beyond` replaces the bound of `z.int()`, which has 16 digits. */
function boundWords(limit: number | bigint, origin: string, words: string, beyond: string) {
  if (Math.abs(Number(limit)) >= Number.MAX_SAFE_INTEGER) return beyond;
  const parts = countedParts[origin];
  return `${words} ${parts ? plural(Number(limit), parts) : numberLabel(Number(limit))}`;
}

// Sets the messages of api and forms. Modules whose schemas forms import load this file, because a
// form's chunk may lack `call.ts`.
z.config({ localeError: ruleWords });
