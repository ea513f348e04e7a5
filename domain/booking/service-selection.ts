export type SelectableService = {
  id: number;
  professionals: readonly number[];
  equipment_group: { id: number } | null;
  is_subscription: boolean;
  subscriptions: readonly { id: number }[];
};

export type SelectionState = {
  services: readonly SelectableService[];
  /** Bookable professionals. */
  available: readonly number[];
  /** In order of selection. */
  servicesIds: readonly number[];
  subscription?: number | null;
  /** The URL's subscription, which has priority over `subscription`. */
  addressSubscription?: number | null;
};

export type Selection = { servicesIds: number[]; removed: number[]; subscription: number | null };

type Conflict = 'no_professional' | 'equipment' | 'subscription';

export type DisabledReason = Conflict | 'address';

export const disabledSentences: Record<DisabledReason, string> = {
  no_professional: 'Niciun specialist disponibil nu oferă acest serviciu împreună cu cele alese',
  equipment: 'Nu se poate combina cu serviciile alese',
  subscription: 'Ai ales deja un abonament',
  address: 'Rezervi cu acest abonament',
};

export type SelectionProblem = 'empty' | 'duplicate' | 'unknown_service' | Conflict;

/** Returns why a tap on the service has no effect, else null. */
export function disabledReason(state: SelectionState, serviceId: number): DisabledReason | null {
  const service = findService(state, serviceId);
  if (!service) return 'no_professional';
  if (state.servicesIds.includes(serviceId)) return isOfAddress(state, service) ? 'address' : null;
  return conflict(state, service);
}

/**
 * Selects or removes the service, unless it is disabled; also removes services that no longer fit.
 */
export function toggleService(state: SelectionState, serviceId: number): Selection {
  if (disabledReason(state, serviceId) !== null) return reconcileSelection(state);
  const others = state.servicesIds.filter((id) => id !== serviceId);
  const isSelected = others.length < state.servicesIds.length;
  return reconcileSelection({
    ...state,
    servicesIds: isSelected ? others : [...others, serviceId],
  });
}

/** Returns the professionals who offer all selected services. */
export function professionalsFor(state: SelectionState): number[] {
  const services = chosenServices(state);
  return state.available.filter((id) =>
    services.every((service) => service.professionals.includes(id)),
  );
}

/**
 * Returns the valid part of the selection. Prefers the service of the URL's subscription, then the
 * last selected.
 */
export function reconcileSelection(state: SelectionState): Selection {
  const newestFirst = [...new Set(state.servicesIds)].reverse();
  const isLocked = (id: number) => isOfAddress(state, findService(state, id));
  const byClaim = new Set([...newestFirst.filter(isLocked), ...newestFirst]);

  const compatible: number[] = [];
  for (const id of byClaim) {
    const service = findService(state, id);
    if (service && !conflict({ ...state, servicesIds: compatible }, service)) compatible.push(id);
  }
  const inOrder = newestFirst.reverse();
  const servicesIds = inOrder.filter((id) => compatible.includes(id));
  const removed = inOrder.filter((id) => !compatible.includes(id));
  return { servicesIds, removed, subscription: activeSubscription({ ...state, servicesIds }) };
}

/** Returns the first broken rule; null if none. */
export function selectionProblem(state: SelectionState): SelectionProblem | null {
  if (state.servicesIds.length === 0) return 'empty';
  for (const [i, id] of state.servicesIds.entries()) {
    const earlier = state.servicesIds.slice(0, i);
    if (earlier.includes(id)) return 'duplicate';
    const service = findService(state, id);
    if (!service) return 'unknown_service';
    const problem = conflict({ ...state, servicesIds: earlier }, service);
    if (problem) return problem;
  }
  return null;
}

/** Removes services without professionals, then empty categories. */
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

function activeSubscription(state: SelectionState): number | null {
  const service = chosenServices(state).find(({ is_subscription }) => is_subscription);
  const ids = service?.subscriptions.map(({ id }) => id) ?? [];
  const offered = (wished?: number | null) => ids.find((id) => id === wished);
  return offered(state.addressSubscription) ?? offered(state.subscription) ?? ids[0] ?? null;
}

function conflict(state: SelectionState, service: SelectableService): Conflict | null {
  const others = chosenServices(state);
  const isOffered = professionalsFor(state).some((id) => service.professionals.includes(id));
  if (!isOffered) return 'no_professional';
  const groups = [service, ...others].flatMap(({ equipment_group }) => equipment_group?.id ?? []);
  if (service.equipment_group && new Set(groups).size > 1) return 'equipment';
  if (service.is_subscription && others.some((other) => other.is_subscription)) {
    return 'subscription';
  }
  return null;
}

function isOfAddress(state: SelectionState, service?: SelectableService): boolean {
  if (!service?.is_subscription) return false;
  return service.subscriptions.some(({ id }) => id === state.addressSubscription);
}

function chosenServices(state: SelectionState): SelectableService[] {
  return state.services.filter(({ id }) => state.servicesIds.includes(id));
}

function findService(state: SelectionState, serviceId: number): SelectableService | undefined {
  return state.services.find(({ id }) => id === serviceId);
}
