import { describe, expect, test } from 'vitest';
import {
  disabledReason,
  initialCategories,
  professionalsFor,
  reconcileSelection,
  selectionProblem,
  toggleService,
  type SelectableService,
  type SelectionState,
} from './service-selection.ts';

const [ana, dan, ion] = [1, 2, 3];

function service(id: number, over: Partial<SelectableService> = {}): SelectableService {
  return {
    id,
    professionals: [ana, dan],
    equipment_group: null,
    is_subscription: false,
    subscriptions: [],
    ...over,
  };
}

const cut = service(10);
const colour = service(11, { professionals: [dan] });
const massage = service(12, { professionals: [ion] });
const laser = service(20, { equipment_group: { id: 7 } });
const laserLegs = service(21, { equipment_group: { id: 7 } });
const solarium = service(22, { equipment_group: { id: 8 } });
const subscription = (id: number, ...ids: number[]) =>
  service(id, { is_subscription: true, subscriptions: ids.map((one) => ({ id: one })) });
const tenVisits = subscription(30, 300, 301);
const gymMonth = subscription(31, 310);
const noProfessional = service(40, { professionals: [] });
const single = [cut, colour, massage, laser, laserLegs, solarium, noProfessional];
const all = [...single, tenVisits, gymMonth];

function choice(services: SelectableService[], over: Partial<SelectionState> = {}) {
  return {
    services: all,
    available: [ana, dan, ion],
    servicesIds: services.map(({ id }) => id),
    ...over,
  };
}

describe('a service that is not chosen', () => {
  test('is enabled when a professional offers it together with the chosen ones', () => {
    expect(disabledReason(choice([]), cut.id)).toBeNull();
    expect(disabledReason(choice([cut]), colour.id)).toBeNull();
  });

  test('is disabled when no professional offers it together with the chosen ones @S4-20', () => {
    expect(disabledReason(choice([cut]), massage.id)).toBe('no_professional');
    expect(disabledReason(choice([]), noProfessional.id)).toBe('no_professional');
  });

  test('is disabled when those who offer it are not available @S4-20', () => {
    expect(disabledReason(choice([], { available: [ana] }), colour.id)).toBe('no_professional');
  });

  test('is disabled when its equipment group and that of a chosen one differ @S4-21', () => {
    expect(disabledReason(choice([laser]), solarium.id)).toBe('equipment');
  });

  test('is enabled when the groups are equal or one has none', () => {
    expect(disabledReason(choice([laser]), laserLegs.id)).toBeNull();
    expect(disabledReason(choice([laser]), cut.id)).toBeNull();
    expect(disabledReason(choice([cut]), laser.id)).toBeNull();
  });

  test('is disabled as a subscription when another subscription is chosen @S4-22', () => {
    expect(disabledReason(choice([tenVisits]), gymMonth.id)).toBe('subscription');
    expect(disabledReason(choice([tenVisits]), cut.id)).toBeNull();
  });

  test('is disabled when the location does not have it', () => {
    expect(disabledReason(choice([]), 999)).toBe('no_professional');
  });
});

describe('a chosen service', () => {
  test('can be removed', () => {
    expect(disabledReason(choice([cut]), cut.id)).toBeNull();
    expect(disabledReason(choice([tenVisits]), tenVisits.id)).toBeNull();
  });

  test('is disabled and stays when the URL has its subscription @S4-23', () => {
    const ctx = choice([tenVisits], { addressSubscription: 301 });
    expect(disabledReason(ctx, tenVisits.id)).toBe('address');
    expect(toggleService(ctx, tenVisits.id).servicesIds).toEqual([tenVisits.id]);
  });

  test('can be removed if the URL has another subscription', () => {
    expect(disabledReason(choice([tenVisits], { addressSubscription: 310 }), 30)).toBeNull();
  });
});

describe('toggleService', () => {
  test('adds a service after those chosen before @S4-15', () => {
    expect(toggleService(choice([colour]), cut.id)).toEqual({
      servicesIds: [colour.id, cut.id],
      removed: [],
      subscription: null,
    });
  });

  test('removes a chosen service @S4-16', () => {
    expect(toggleService(choice([cut, colour]), cut.id)).toEqual({
      servicesIds: [colour.id],
      removed: [],
      subscription: null,
    });
  });

  test('changes nothing for a disabled service', () => {
    expect(toggleService(choice([cut]), massage.id).servicesIds).toEqual([cut.id]);
  });

  test('sets the first subscription of a subscription service, and clears it @S4-17 @S4-18', () => {
    expect(toggleService(choice([]), tenVisits.id).subscription).toBe(300);
    expect(toggleService(choice([tenVisits]), tenVisits.id).subscription).toBeNull();
  });

  test('sets the subscription in the URL when the service has it @S4-17', () => {
    const ctx = choice([], { addressSubscription: 301 });
    expect(toggleService(ctx, tenVisits.id).subscription).toBe(301);
  });

  test('keeps the subscription that was preferred, as long as the service has it @S4-17', () => {
    const preferred = choice([tenVisits], { subscription: 301 });
    expect(toggleService(preferred, cut.id).subscription).toBe(301);
    expect(toggleService({ ...preferred, subscription: 310 }, cut.id).subscription).toBe(300);
  });

  test('returns the services that it removed @S4-15', () => {
    const stale = choice([colour], { available: [ana, ion] });
    expect(toggleService(stale, cut.id)).toMatchObject({ servicesIds: [], removed: [colour.id] });
  });
});

test('the active subscription is that of the chosen subscription service', () => {
  expect(reconcileSelection(choice([cut, gymMonth])).subscription).toBe(310);
  expect(reconcileSelection(choice([cut])).subscription).toBeNull();
});

test('a service without subscriptions left uses none', () => {
  const ended = { ...gymMonth, subscriptions: [] };
  expect(reconcileSelection(choice([ended], { services: [ended] })).subscription).toBeNull();
});

test('the professionals are those who offer all chosen services @S4-19', () => {
  expect(professionalsFor(choice([]))).toEqual([ana, dan, ion]);
  expect(professionalsFor(choice([cut]))).toEqual([ana, dan]);
  expect(professionalsFor(choice([cut, colour]))).toEqual([dan]);
});

describe('reconcileSelection', () => {
  test('keeps a valid choice', () => {
    expect(reconcileSelection(choice([cut, colour]))).toMatchObject({
      servicesIds: [cut.id, colour.id],
      removed: [],
    });
  });

  test('keeps the newest of two services that exclude each other', () => {
    expect(reconcileSelection(choice([laser, solarium]))).toMatchObject({
      servicesIds: [solarium.id],
      removed: [laser.id],
    });
    expect(reconcileSelection(choice([tenVisits, gymMonth])).servicesIds).toEqual([gymMonth.id]);
  });

  test('keeps the service of the subscription in the URL before newer ones', () => {
    const ctx = choice([tenVisits, gymMonth], { addressSubscription: 300 });
    expect(reconcileSelection(ctx)).toEqual({
      servicesIds: [tenVisits.id],
      removed: [gymMonth.id],
      subscription: 300,
    });
  });

  test('removes services that no longer exist, and counts a service chosen twice once', () => {
    const ctx = { ...choice([]), servicesIds: [cut.id, 999, cut.id] };
    expect(reconcileSelection(ctx)).toMatchObject({ servicesIds: [cut.id], removed: [999] });
  });
});

describe('selectionProblem', () => {
  test.each([
    ['nothing', [], 'empty'],
    ['one twice', [10, 10], 'duplicate'],
    ['an unknown one', [10, 999], 'unknown_service'],
    ['two that no professional offers', [10, 12], 'no_professional'],
    ['two groups', [20, 22], 'equipment'],
    ['two subscriptions', [30, 31], 'subscription'],
    ['a valid choice', [10, 11, 20, 30], null],
  ])('finds the problem of %s', (_, servicesIds, problem) => {
    expect(selectionProblem({ ...choice([]), servicesIds })).toEqual(problem);
  });
});

test('services without a professional and empty categories are not shown @S4-24', () => {
  const categories = [
    { id: 1, services: [cut, noProfessional] },
    { id: 2, services: [noProfessional] },
  ];
  expect(initialCategories(categories)).toEqual([{ id: 1, services: [cut] }]);
});
