import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

test.each([
  ['Tuns și barbă, tuns', ['tuns', 'barba']],
  ['doctor de ochi bun lângă mine', ['oftalmolog']],
  ['cabinet stomatologic', ['stomatolog']],
  ['vreau să mă tund cât mai repede', ['tund']],
  ['unde îmi pot face unghiile', ['unghiile']],
  ['mă doare spatele', ['spatele']],
  ['doctor urechi', ['orl']],
  ['unde găsesc un salon bun de unghii', ['unghii']],
  ['aș dori o programare la stomatolog', ['stomatolog']],
  ['Bună ziua, caut un frizer', ['frizer']],
  ['masaj sub 100 lei', ['masaj']],
  ['masaj între 80 și 120 de lei', ['masaj']],
  ['tuns băiat 3 ani', ['tuns', 'baiat']],
  ['dentist 24/7', ['dentist']],
  ['gene 2d', ['gene', '2d']],
  ['abonament 3 luni', ['abonament', '3', 'luni']],
  ['Black Friday coafor', ['coafor']],
  ['masaj pentru două persoane', ['masaj', 'cuplu']],
  ['frizerie România', ['frizerie']],
  ['salon m beauty', ['salon', 'beauty']],
  ['salon m', ['salon', 'm']],
  [Array.from('qwertyuiopasdfghjklzxcvbnm').join(' '), ['m']],
  [
    'unu doua3 trei4 patru5 cinci6 sase7 sapte8 opt9 noua10 z',
    ['unu', 'doua3', 'trei4', 'patru5', 'cinci6', 'sase7', 'sapte8', 'opt9'],
  ],
  ['lângă mine', []],
  ['', []],
])('%j is read as %j', (text, expected) => {
  expect(queryWords(text)).toEqual(expected);
});
