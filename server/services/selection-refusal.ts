import type { SelectionProblem } from '#domain/service-selection.ts';

/** What a client reads when services cannot be booked together. */
export const selectionRefusals: Record<SelectionProblem['rule'], string> = {
  empty: 'Alege cel puțin un serviciu',
  duplicate: 'Un serviciu apare de două ori',
  unknown_service: 'Un serviciu ales nu mai există la această locație',
  no_professional: 'Niciun specialist disponibil nu oferă acest serviciu împreună cu cele alese',
  equipment: 'Nu se poate combina cu serviciile alese',
  subscription: 'Ai ales deja un abonament',
};
