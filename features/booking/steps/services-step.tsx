import { ServiceList } from '#components/services/service-list.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { ServiceCategory } from '#contract/service.ts';
import { toggleService } from '#domain/booking/service-selection.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { copy } from '../copy.ts';
import { lastsTooLong, selectionState } from '../draft/selection.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { StepFooter, stepContent, stepFormId } from '../frame/step-frame.tsx';
import { SubscriptionChoice } from './service-subscription.tsx';

export function ServicesStep({ flow }: { flow: BookingFlow }) {
  const { location, draft, own, today, change, goTo } = flow;
  if (location.service_categories.length === 0) {
    const back = (
      <ButtonLink href={locationPath(location.id, location.slug)} variant="secondary">
        Înapoi la locație
      </ButtonLink>
    );
    return <Notice title="Locația nu are acum servicii cu programare online." action={back} />;
  }
  const tooLong = lastsTooLong(location, draft);
  const rules = selectionState(location, draft);
  return (
    <>
      <div className={stepContent}>
        <h2 className="sr-only">{copy.services}</h2>
        <ServiceList
          categories={ownServicesFirst(location.service_categories, own.services)}
          professionals={location.professionals}
          rules={rules}
          onToggle={(id) => change({ servicesIds: toggleService(rules, id).servicesIds })}
          day={draft.startDate ?? today}
          form={stepFormId}
          covered={own.used?.service.id}
          beneath={(service) => <SubscriptionChoice flow={flow} service={service} />}
        />
      </div>
      <StepFooter
        flow={flow}
        label={copy.next}
        disabled={draft.servicesIds.length === 0 || tooLong}
        note={
          tooLong && (
            <p role="alert" className="text-danger">
              Ce ai ales nu încape într-o singură programare. Alege mai puține servicii sau altele.
            </p>
          )
        }
        onNext={() => goTo(2)}
      />
    </>
  );
}

export function ownServicesFirst(
  categories: readonly ServiceCategory[],
  ownServices: readonly number[],
): ServiceCategory[] {
  const rank = ({ id }: { id: number }) => (ownServices.includes(id) ? 0 : 1);
  const rankOf = ({ services }: ServiceCategory) => Math.min(...services.map(rank));
  return categories
    .map((category) => ({
      ...category,
      services: category.services.toSorted((a, b) => rank(a) - rank(b)),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}
