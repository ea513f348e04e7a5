import { Alert } from '#components/ui/alert.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ChipToggle } from '#components/ui/chip.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

const copy = {
  button: { action: 'Rezervă', disabled: 'Dezactivat', loading: 'Se trimite…', link: 'Link' },
  chips: { off: 'Liber azi', on: 'Cu ofertă', disabled: 'Fără ore libere' },
  badges: {
    neutral: 'Anulată',
    leaf: 'Confirmată',
    sun: 'În așteptare',
    danger: 'Respinsă',
  },
};

const grounds = [
  'bg-canvas text-ink',
  'bg-surface text-ink',
  'bg-sunken text-muted',
  'bg-brand text-on-brand',
  'bg-brand-soft text-brand-hover',
  'bg-leaf-soft text-leaf',
  'bg-sun-soft text-sun-ink',
  'bg-danger text-on-brand',
  'bg-danger-soft text-danger-hover',
  'bg-ink text-canvas',
];
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const tones = ['neutral', 'leaf', 'sun', 'danger'] as const;
const alerts = ['info', 'success', 'warning', 'danger'] as const;

export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {grounds.map((ground) => (
        <li key={ground} className={`rounded-control border border-line p-3 text-xs ${ground}`}>
          {ground}
        </li>
      ))}
    </ul>
  );
}

export function Buttons() {
  const { action, disabled, loading, link } = copy.button;
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {action}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {disabled}
          </Button>
          <Button variant={variant} loading>
            {loading}
          </Button>
          <ButtonLink href="#continut" variant={variant}>
            {link}
          </ButtonLink>
        </div>
      ))}
      <IconButton label={action} icon="calendar" />
    </>
  );
}

export function Chips() {
  const { off, on, disabled } = copy.chips;
  return (
    <div className="flex flex-wrap gap-2">
      <ChipToggle>{off}</ChipToggle>
      <ChipToggle selected>{on}</ChipToggle>
      <ChipToggle disabled>{disabled}</ChipToggle>
    </div>
  );
}

export function Badges() {
  return (
    <div className="flex flex-wrap gap-2">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon={<Icon name="clock" size={16} />}>
          {copy.badges[tone]}
        </Badge>
      ))}
    </div>
  );
}

export function Alerts() {
  return alerts.map((tone) => (
    <Alert key={tone} tone={tone} title="Ora tocmai a fost ocupată.">
      Am păstrat restul. Alege altă oră.
    </Alert>
  ));
}
