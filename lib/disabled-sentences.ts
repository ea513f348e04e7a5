import type { DisabledReason } from '#domain/service-selection.ts';

/** Why a service cannot be chosen or left, said beside it. */
export const disabledSentences: Record<DisabledReason, string> = {
  no_professional: 'Niciun specialist disponibil nu oferă acest serviciu împreună cu cele alese',
  equipment: 'Nu se poate combina cu serviciile alese',
  subscription: 'Ai ales deja un abonament',
  given: 'Rezervi cu acest abonament',
};
