import type { CustomFieldRules } from '#domain/booking/custom-field.ts';

type DemoField = CustomFieldRules & {
  label: string;
  notFor?: readonly string[];
};

export const customFields: readonly DemoField[] = [
  { label: 'Ai mai fost la noi?', type: 'select', required: true, options: ['Da', 'Nu'] },
  {
    label: 'Cum ai aflat de noi?',
    type: 'select',
    required: false,
    options: ['De la un prieten', 'De pe internet', 'Am trecut prin fața locației', 'Altfel'],
  },
  { label: 'Vin împreună cu un copil', type: 'checkbox', required: false, options: [] },
  { label: 'Numărul mașinii, pentru parcare', type: 'text', required: false, options: [] },
  { label: 'Anunț din timp dacă nu pot ajunge', type: 'checkbox', required: true, options: [] },
  {
    label: 'Ce preferi pe durata vizitei?',
    type: 'select',
    required: false,
    options: ['Conversație', 'Liniște', 'Nu contează'],
    notFor: ['medici', 'sali-de-sport'],
  },
];
