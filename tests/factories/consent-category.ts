import type { ConsentCategory } from '#contract/consent.ts';

const names = { essential: 'Esențiale', analytics: 'Analiză', marketing: 'Marketing' } as const;

export function makeConsentCategories(): ConsentCategory[] {
  return (['essential', 'analytics', 'marketing'] as const).map((key) => ({
    key,
    name: names[key],
    description: `Ce înseamnă ${names[key]}.`,
    required: key === 'essential',
  }));
}
