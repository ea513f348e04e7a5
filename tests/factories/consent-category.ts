import type { ConsentCategory } from '#contract/consent.ts';

const names = { essential: 'Esențiale', analytics: 'Analiză', marketing: 'Marketing' } as const;

/** The categories of the consent dialog, each with a sentence. */
export function makeConsentCategories(): ConsentCategory[] {
  return (['essential', 'analytics', 'marketing'] as const).map((key) => ({
    key,
    name: names[key],
    description: `Ce înseamnă ${names[key]}.`,
    required: key === 'essential',
  }));
}
