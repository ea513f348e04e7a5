import type { ReactNode } from 'react';
import { SchemeChoice } from '#components/layout/scheme-choice.tsx';
import { AnchorTabs } from '#components/ui/anchor-tabs.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageLinks } from '#components/ui/page-links.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { Stars } from '#components/ui/stars.tsx';
import { copy } from '../copy.ts';
import { FieldStates } from './field-states.tsx';
import { FloatingParts } from './floating-parts.tsx';
import { Alerts, Badges, Buttons, Chips, Colours } from './tones.tsx';

const { parts } = copy;
const textSizes = [
  'font-display text-3xl font-semibold',
  'font-display text-2xl font-semibold',
  'font-display text-xl font-semibold',
  'text-base',
  'text-sm',
  'text-xs text-muted',
];

export function ShowcasePage() {
  return (
    <div className="page flex flex-col gap-12 py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">{copy.title}</h1>
        <p className="text-muted">{copy.lead}</p>
      </header>
      <Part title={parts.scheme}>
        <SchemeChoice />
      </Part>
      <Part title={parts.type}>
        {copy.sizes.map((name, i) => (
          <p key={name} className={textSizes[i]}>
            {name}
          </p>
        ))}
      </Part>
      <Part title={parts.colours}>
        <Colours />
      </Part>
      <Part title={parts.buttons}>
        <Buttons />
      </Part>
      <Part title={parts.chips}>
        <Chips />
      </Part>
      <Part title={parts.badges}>
        <Badges />
      </Part>
      <Part title={parts.alerts}>
        <Alerts />
      </Part>
      <Part title={parts.fields}>
        <FieldStates />
      </Part>
      <Part title={parts.ratings}>
        <Rating value={4.8} count={127} />
        <Rating value={null} />
        <Stars value={3} />
      </Part>
      <Part title={parts.people}>
        <div className="flex flex-wrap items-center gap-3">
          {copy.people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name={copy.people[1] ?? ''} size="large" shape="square" />
        </div>
        <Picture src={null} alt="" width={400} height={120} className="max-w-sm rounded-card" />
      </Part>
      <Part title={parts.waiting}>
        <Spinner label={copy.waiting} />
        <Skeleton className="h-24 max-w-sm rounded-card" />
      </Part>
      <Part title={parts.empty}>
        <EmptyState
          level={3}
          title={copy.empty.title}
          action={<ButtonLink href="/locations">{copy.empty.next}</ButtonLink>}
        >
          {copy.empty.text}
        </EmptyState>
        <ErrorState level={3} />
      </Part>
      <Part title={parts.floating}>
        <FloatingParts />
      </Part>
      <Part title={parts.ways}>
        <Breadcrumb
          items={copy.crumbs.map((label, i) => (i < 2 ? { label, href: '/' } : { label }))}
        />
        <AnchorTabs
          label={parts.ways}
          items={copy.tabs.map((label) => ({ label, href: '#continut' }))}
        />
        <PageLinks current={3} last={9} hrefOf={(page) => `?page=${page}`} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="border-b border-line pb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}
