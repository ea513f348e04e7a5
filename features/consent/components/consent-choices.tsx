import type { OptionalConsent } from '#contract/values.ts';
import type { ConsentChoice } from '#lib/own/consent-preferences.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';

type ConsentCategory = {
  key: 'essential' | OptionalConsent;
  name: string;
  description: string;
};

export const consentCategories: readonly ConsentCategory[] = [
  {
    key: 'essential',
    name: 'Esențiale',
    description: 'Cont, programări și siguranță. Mereu active.',
  },
  {
    key: 'analytics',
    name: 'Analiză',
    description: 'Ce pagini sunt folosite și cât de repede se încarcă.',
  },
  {
    key: 'marketing',
    name: 'Marketing',
    description: 'Reclame și măsurarea lor, lista locațiilor văzute recent.',
  },
];

type ConsentChoicesProps = {
  choice: ConsentChoice;
  onChange: (key: OptionalConsent, allowed: boolean) => void;
  onChoose: (choice: ConsentChoice) => void;
};

/** The three buttons are equally prominent. */
export function ConsentChoices({ choice, onChange, onChoose }: ConsentChoicesProps) {
  const choices = [
    { words: 'Acceptă tot', choice: { analytics: true, marketing: true } },
    { words: 'Doar esențiale', choice: { analytics: false, marketing: false } },
    { words: 'Salvează selecția', choice },
  ];
  return (
    <div className="flex flex-col gap-1 md:gap-4">
      <div className="grid md:grid-cols-3 md:gap-x-6 [&_input:disabled]:border-muted [&_input:disabled]:bg-muted [&_label]:py-0.5">
        {consentCategories.map(({ key, name, description }) => (
          <Checkbox
            key={key}
            role="switch"
            checked={key === 'essential' || choice[key]}
            disabled={key === 'essential'}
            onChange={(event) => {
              if (key !== 'essential') onChange(key, event.target.checked);
            }}
            label={
              <span className="flex flex-col">
                <span className="font-semibold">{name}</span>
                <span className="text-xs text-muted">{description}</span>
              </span>
            }
          />
        ))}
      </div>
      <div className="sticky bottom-0 grid grid-cols-3 gap-2 bg-surface pt-1 pb-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent narrow:static narrow:grid-cols-1 narrow:before:hidden md:p-0 md:before:hidden">
        {choices.map(({ words, choice: consent }) => (
          <Button
            key={words}
            variant="secondary"
            onClick={() => onChoose(consent)}
            className="px-1 text-xs leading-tight sm:text-sm"
          >
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}
