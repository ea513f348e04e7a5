import type { OptionalConsent } from '#contract/values.ts';

type ConsentCategory = {
  key: 'essential' | OptionalConsent;
  name: string;
  description: string;
  required: boolean;
};

export const consentCategories: readonly ConsentCategory[] = [
  {
    key: 'essential',
    name: 'Esențiale',
    description: 'Cont, programări și siguranță. Mereu active.',
    required: true,
  },
  {
    key: 'analytics',
    name: 'Analiză',
    description: 'Ne arată ce pagini sunt folosite și cât de repede se încarcă.',
    required: false,
  },
  {
    key: 'marketing',
    name: 'Marketing',
    description: 'Reclame potrivite, măsurarea lor și lista locațiilor văzute recent.',
    required: false,
  },
];
