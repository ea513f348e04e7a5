export type SelectableService = {
  id: number;
  professionals: readonly number[];
  equipment_group: { id: number } | null;
  is_subscription: boolean;
  subscriptions: readonly { id: number }[];
};

/**
 * A client's choice so far. `available` are the professionals of the location that can be booked,
 * `chosen` the service ids in the order of choosing, `professional` null means any, `subscription` is
 * the one preferred so far, and `given_subscription` the one that the address names.
 */
export type SelectionContext = {
  services: readonly SelectableService[];
  available: readonly number[];
  chosen: readonly number[];
  professional: number | null;
  subscription?: number | null;
  given_subscription: number | null;
};

/** Services that can stand together, those that had to leave, and the subscription then active. */
export type Selection = { chosen: number[]; removed: number[]; subscription: number | null };

export type DisabledReason = 'no_professional' | 'equipment' | 'subscription' | 'given';

/** Why a service cannot be chosen or left, for the screen and for a refusal. */
export const disabledSentences: Record<DisabledReason, string> = {
  no_professional: 'Niciun specialist disponibil nu oferă acest serviciu împreună cu cele alese',
  equipment: 'Nu se poate combina cu serviciile alese',
  subscription: 'Ai ales deja un abonament',
  given: 'Rezervi cu acest abonament',
};

export type SelectionProblem = {
  rule: 'empty' | 'duplicate' | 'unknown_service' | Exclude<DisabledReason, 'given'>;
  service_id?: number;
};

/**
 * Returns why a service can be neither chosen nor left, null when it can: no
 * professional offers it together with the chosen ones, another equipment group, a second
 * subscription, or the chosen service of the given subscription, which stays.
 */
export function disabledReason(ctx: SelectionContext, serviceId: number): DisabledReason | null {
  const service = find(ctx, serviceId);
  if (!service) return 'no_professional';
  if (ctx.chosen.includes(serviceId)) return isGiven(ctx, service) ? 'given' : null;
  return conflict(ctx, service);
}

/** Returns the choice after a tap on a service. A disabled service changes nothing. */
export function toggleService(ctx: SelectionContext, serviceId: number): Selection {
  let chosen = [...ctx.chosen];
  if (disabledReason(ctx, serviceId) === null) {
    chosen = chosen.includes(serviceId)
      ? chosen.filter((id) => id !== serviceId)
      : [...chosen, serviceId];
  }
  return reconcileSelection({ ...ctx, chosen });
}

/** Returns the available professionals who offer all chosen services, whoever is chosen. */
export function professionalsFor(ctx: SelectionContext): number[] {
  const chosen = chosenServices(ctx);
  return ctx.available.filter((id) =>
    chosen.every((service) => service.professionals.includes(id)),
  );
}

/**
 * Returns the subscription of the chosen subscription service: the given one, or else the one
 * preferred so far, or else its first; null without one.
 */
export function activeSubscription(ctx: SelectionContext): number | null {
  const service = chosenServices(ctx).find(({ is_subscription }) => is_subscription);
  if (!service) return null;
  if (isGiven(ctx, service)) return ctx.given_subscription;
  const [first = null, ...others] = service.subscriptions.map(({ id }) => id);
  return others.find((id) => id === ctx.subscription) ?? first;
}

/**
 * Returns the choice that can stand after the professional, the address or the data changed. The
 * service of the given subscription comes first, then the newest.
 */
export function reconcileSelection(ctx: SelectionContext): Selection {
  const newestFirst = [...new Set(ctx.chosen)].reverse();
  const isLocked = (id: number) => {
    const service = find(ctx, id);
    return service !== undefined && isGiven(ctx, service);
  };
  const byClaim = new Set([...newestFirst.filter(isLocked), ...newestFirst]);

  const compatible: number[] = [];
  for (const id of byClaim) {
    const service = find(ctx, id);
    if (service && !conflict({ ...ctx, chosen: compatible }, service)) compatible.push(id);
  }
  const inOrder = newestFirst.reverse();
  const chosen = inOrder.filter((id) => compatible.includes(id));
  const removed = inOrder.filter((id) => !compatible.includes(id));
  return { chosen, removed, subscription: activeSubscription({ ...ctx, chosen }) };
}

/** Returns the first rule that a choice sent to the api breaks, with its service; null for none. */
export function selectionProblem(ctx: SelectionContext): SelectionProblem | null {
  if (ctx.chosen.length === 0) return { rule: 'empty' };
  for (const [i, id] of ctx.chosen.entries()) {
    const earlier = ctx.chosen.slice(0, i);
    if (earlier.includes(id)) return { rule: 'duplicate', service_id: id };
    const service = find(ctx, id);
    if (!service) return { rule: 'unknown_service', service_id: id };
    const rule = conflict({ ...ctx, chosen: earlier }, service);
    if (rule) return { rule, service_id: id };
  }
  return null;
}

/** Returns the categories without services that nobody offers and without empty categories. */
export function initialCategories<C extends { services: { professionals: readonly number[] }[] }>(
  categories: readonly C[],
): C[] {
  return categories
    .map((category) => ({
      ...category,
      services: category.services.filter(({ professionals }) => professionals.length > 0),
    }))
    .filter(({ services }) => services.length > 0);
}

function conflict(
  ctx: SelectionContext,
  service: SelectableService,
): Exclude<DisabledReason, 'given'> | null {
  const others = chosenServices(ctx);
  const together = professionalsFor(ctx).filter(
    (id) =>
      service.professionals.includes(id) && (ctx.professional === null || ctx.professional === id),
  );
  if (together.length === 0) return 'no_professional';
  if (others.some((other) => groupsDiffer(service, other))) return 'equipment';
  if (service.is_subscription && others.some((other) => other.is_subscription)) {
    return 'subscription';
  }
  return null;
}

function groupsDiffer(a: SelectableService, b: SelectableService): boolean {
  return (
    a.equipment_group !== null &&
    b.equipment_group !== null &&
    a.equipment_group.id !== b.equipment_group.id
  );
}

function isGiven(ctx: SelectionContext, service: SelectableService): boolean {
  return (
    service.is_subscription && service.subscriptions.some(({ id }) => id === ctx.given_subscription)
  );
}

function chosenServices(ctx: SelectionContext): SelectableService[] {
  return ctx.services.filter(({ id }) => ctx.chosen.includes(id));
}

function find(ctx: SelectionContext, serviceId: number): SelectableService | undefined {
  return ctx.services.find(({ id }) => id === serviceId);
}
