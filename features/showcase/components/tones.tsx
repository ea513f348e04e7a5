import { Alert } from '#components/ui/alert.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ChipToggle } from '#components/ui/chip.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

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
const badges = [
  ['neutral', 'Anulată'],
  ['leaf', 'Confirmată'],
  ['sun', 'În așteptare'],
  ['danger', 'Respinsă'],
] as const;
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
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Rezervă
            </Button>
          ))}
          <Button variant={variant} disabled>
            Dezactivat
          </Button>
          <Button variant={variant} loading>
            Se trimite…
          </Button>
          <ButtonLink href="#continut" variant={variant}>
            Link
          </ButtonLink>
        </div>
      ))}
      <IconButton label="Rezervă" icon="calendar" />
    </>
  );
}

export function Chips() {
  return (
    <div className="flex flex-wrap gap-2">
      <ChipToggle>Liber azi</ChipToggle>
      <ChipToggle selected>Cu ofertă</ChipToggle>
      <ChipToggle disabled>Fără ore libere</ChipToggle>
    </div>
  );
}

export function Badges() {
  return (
    <div className="flex flex-wrap gap-2">
      {badges.map(([tone, text]) => (
        <Badge key={tone} tone={tone} icon={<Icon name="clock" size={16} />}>
          {text}
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
