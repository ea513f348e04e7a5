import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { copy } from '../copy.ts';

export function HowItWorks() {
  return <NumberedSteps title={copy.how.title} steps={copy.how.steps} />;
}
