import { disabledSentences, type SelectionProblem } from '#domain/booking/service-selection.ts';

export const selectionRefusals: Record<SelectionProblem['rule'], string> = {
  ...disabledSentences,
  empty: 'Alege cel puțin un serviciu',
  duplicate: 'Un serviciu apare de două ori',
  unknown_service: 'Un serviciu ales nu mai există la această locație',
};
