import { section2 } from './section-2.ts';
import { section3 } from './section-3.ts';
import { section4 } from './section-4.ts';
import { section5 } from './section-5.ts';
import { section6 } from './section-6.ts';
import { section7 } from './section-7.ts';
import { section8 } from './section-8.ts';
import { section9 } from './section-9.ts';

export type Rule = { id: string; says: string };
export type Section = { number: number; title: string; rules: Rule[] };

export type RuleId =
  | keyof typeof section2
  | keyof typeof section3
  | keyof typeof section4
  | keyof typeof section5
  | keyof typeof section6
  | keyof typeof section7
  | keyof typeof section8
  | keyof typeof section9;

/** Every rule of sections 2 to 9 of the specification, in its order. An id stays with its rule for good. */
export const sections: Section[] = [
  section(2, 'Screens and routes', section2),
  section(3, 'Entities and their fields', section3),
  section(4, 'States and transitions', section4),
  section(5, 'Validation rules', section5),
  section(6, 'Roles and permissions', section6),
  section(7, 'Calls', section7),
  section(8, 'Error catalogue', section8),
  section(9, 'Constants and limits', section9),
];

function section(number: number, title: string, rules: Record<string, string>): Section {
  return { number, title, rules: Object.entries(rules).map(([id, says]) => ({ id, says })) };
}
