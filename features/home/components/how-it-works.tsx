import { NumberedSteps } from '#components/ui/numbered-steps.tsx';

const steps = [
  { title: 'Cauți', text: 'un serviciu, un salon sau un specialist, în zona ta.' },
  { title: 'Alegi', text: 'serviciile, specialistul și ora liberă care ți se potrivește.' },
  { title: 'Rezervi', text: 'în câțiva pași. Nu plătești nimic acum; plătești la locație.' },
];

export function HowItWorks() {
  return <NumberedSteps title="Cum funcționează" steps={steps} />;
}
