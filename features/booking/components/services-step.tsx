'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { filterCategories } from '#domain/service-filter.ts';
import { copy } from '../copy.ts';
import { changeService, lastsTooLong } from '../selection.ts';
import type { BookingFlow } from '../use-booking.ts';
import { ServiceFilterBar } from './service-filter-bar.tsx';
import { ServiceRow } from './service-row.tsx';
import { StepFooter } from './step-footer.tsx';

/** Step 1: the services by category, with search and filter (spec section 5). */
export function ServicesStep({ flow }: { flow: BookingFlow }) {
  const { location, draft, change, goTo } = flow;
  const [text, setText] = useState('');
  const [category, setCategory] = useState<number | null>(null);
  const shown = filterCategories(location.service_categories, { text, category });

  if (location.service_categories.length === 0) {
    const back = (
      <ButtonLink href={`/locations/${location.id}/${location.slug}`} variant="secondary">
        {copy.backToLocation}
      </ButtonLink>
    );
    return <EmptyState title={copy.noServices} action={back} />;
  }
  const tooLong = lastsTooLong(location, draft);
  const toggle = (id: number) => {
    const { choice, removed } = changeService(location, draft, id);
    change(choice, removed.length > 0 ? copy.removed(removed) : null);
  };
  const clear = () => {
    setText('');
    setCategory(null);
  };
  return (
    <>
      <ServiceFilterBar
        categories={location.service_categories}
        text={text}
        category={category}
        onText={setText}
        onCategory={setCategory}
      />
      {shown.length === 0 && (
        <EmptyState
          title={copy.noService}
          action={
            <Button variant="secondary" onClick={clear}>
              {copy.clearSearch}
            </Button>
          }
        />
      )}
      <div className="flex flex-col gap-6">
        {shown.map(({ id, name, services }) => (
          <fieldset key={id} className="min-w-0">
            <legend className="pb-2 font-display text-lg font-semibold">{name}</legend>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {services.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  flow={flow}
                  onToggle={() => toggle(service.id)}
                />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <StepFooter
        flow={flow}
        label={copy.next}
        disabled={draft.servicesIds.length === 0 || tooLong}
        note={
          tooLong && (
            <p role="alert" className="text-danger">
              {copy.tooLong}
            </p>
          )
        }
        onNext={() => goTo(2)}
      />
    </>
  );
}
