import type { ReactNode } from 'react';
import { SchemeChoice } from '#components/layout/scheme-section.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { AnchorTabs } from '#components/ui/anchor-tabs.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { ChipToggle } from '#components/ui/chip.tsx';
import { CodeInput } from '#components/ui/code-input.tsx';
import { PasswordInput } from '#components/ui/credential-inputs.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PageLinks } from '#components/ui/page-links.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { Stars } from '#components/ui/stars.tsx';
import { Textarea, TextInput } from '#components/ui/text-input.tsx';
import { FloatingParts, Patterns } from './patterns.tsx';

export const showcaseTitle = 'Componente';

const people = ['Ana Pop', 'Salon Zori', 'Bogdan & Fiii'];
const tabs = ['Servicii', 'Echipă', 'Recenzii'];

const textSizes = {
  'Titlu de pagină': 'font-display text-3xl font-semibold',
  Titlu: 'font-display text-2xl font-semibold',
  Subtitlu: 'font-display text-xl font-semibold',
  'Text de citit': 'text-base',
  Text: 'text-sm',
  Notă: 'text-xs text-muted',
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
const badges = [
  ['neutral', 'Anulată'],
  ['leaf', 'Confirmată'],
  ['sun', 'În așteptare'],
  ['danger', 'Respinsă'],
] as const;
const alerts = ['info', 'success', 'warning', 'danger'] as const;

const field = {
  label: 'Prenume',
  value: 'Ana-Maria Ionescu-Constantinescu',
  error: 'Scrie prenumele.',
  code: 'Cod',
  agree: 'Sunt de acord cu termenii',
};

const parts: Record<string, ReactNode> = {
  Aspect: <SchemeChoice />,
  Text: Object.entries(textSizes).map(([name, className]) => (
    <p key={name} className={className}>
      {name}
    </p>
  )),
  Culori: (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {grounds.map((ground) => (
        <li key={ground} className={`rounded-control border border-line p-3 text-xs ${ground}`}>
          {ground}
        </li>
      ))}
    </ul>
  ),
  Butoane: (
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
  ),
  Opțiuni: (
    <div className="flex flex-wrap gap-2">
      <ChipToggle>Liber azi</ChipToggle>
      <ChipToggle selected>Cu ofertă</ChipToggle>
      <ChipToggle disabled>Fără ore libere</ChipToggle>
    </div>
  ),
  Modele: <Patterns />,
  Etichete: (
    <div className="flex flex-wrap gap-2">
      {badges.map(([tone, text]) => (
        <Badge key={tone} tone={tone} icon={<Icon name="clock" size={16} />}>
          {text}
        </Badge>
      ))}
    </div>
  ),
  Mesaje: alerts.map((tone) => (
    <Alert key={tone} tone={tone} title="Ora tocmai a fost ocupată.">
      Am păstrat restul. Alege altă oră.
    </Alert>
  )),
  Câmpuri: (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={field.label} hint="Așa ți se adresează locația." optional>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={field.label} error={field.error}>
        {(control) => <TextInput {...control} defaultValue={field.value} />}
      </Field>
      <Field label={field.label}>
        {(control) => <TextInput {...control} defaultValue={field.value} disabled />}
      </Field>
      <Field label={field.label}>
        {(control) => <TextInput {...control} icon={<Icon name="search" />} />}
      </Field>
      <Field label="Parolă">
        {(control) => <PasswordInput {...control} defaultValue="parola" autoComplete="off" />}
      </Field>
      <Field label="Sortează după">
        {(control) => (
          <Select {...control}>
            <option>Cele mai apropiate</option>
          </Select>
        )}
      </Field>
      <Field label={field.code}>{(control) => <CodeInput {...control} defaultValue="12" />}</Field>
      <Field label={field.code} error={field.error}>
        {(control) => <CodeInput {...control} defaultValue="123456" />}
      </Field>
      <Field label="Comentariu">{(control) => <Textarea {...control} rows={3} />}</Field>
      <div>
        <Checkbox label={field.agree} />
        <Checkbox label={field.agree} defaultChecked />
        <Checkbox label={field.agree} error={field.error} />
        <Checkbox label={field.agree} disabled />
      </div>
    </div>
  ),
  Note: (
    <>
      <Rating value={4.8} count={127} />
      <Rating value={0} count={0} />
      <Stars value={3} />
    </>
  ),
  'Oameni și locuri': (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name={people[1] ?? ''} size="large" shape="square" />
      </div>
      <Picture src={null} width={400} height={120} className="max-w-sm rounded-card" />
    </>
  ),
  Așteptare: (
    <>
      <Spinner />
      <Skeleton className="h-24 max-w-sm rounded-card" />
    </>
  ),
  'Nimic de arătat': (
    <>
      <Notice
        level={3}
        title="Nicio programare"
        action={<ButtonLink href="/locations">Caută</ButtonLink>}
      >
        Caută un specialist aproape de tine.
      </Notice>
      <ErrorState title="Nu am putut încărca datele." level={3} />
    </>
  ),
  'Deasupra paginii': <FloatingParts />,
  Navigare: (
    <>
      <Breadcrumb items={[{ label: 'Iași', href: '/iasi' }, { label: 'Salon Zori' }]} />
      <AnchorTabs label="Navigare" items={tabs.map((label) => ({ label, href: '#continut' }))} />
      <PageLinks current={3} last={9} hrefOf={(page) => `?page=${page}`} />
    </>
  ),
};

export function ShowcasePage() {
  return (
    <div className="page flex flex-col gap-12 py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">{showcaseTitle}</h1>
        <p className="text-muted">
          Piesele din care sunt făcute paginile, fiecare în fiecare stare.
        </p>
      </header>
      {Object.entries(parts).map(([title, part]) => (
        <section key={title} className="flex flex-col gap-4">
          <h2 className="border-b border-line pb-2 text-lg">{title}</h2>
          {part}
        </section>
      ))}
    </div>
  );
}
