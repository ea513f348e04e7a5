import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeSubscription,
  disabledReason,
  initialCategories,
  professionalsFor,
  reconcileSelection,
  selectionProblem,
  toggleService,
} from './service-selection.ts';
import type { SelectableService, SelectionContext } from './service-selection.ts';

const [ANA, DAN, ION] = [1, 2, 3];

function service(id: number, over: Partial<SelectableService> = {}): SelectableService {
  return {
    id,
    professionals: [ANA, DAN],
    equipment_group: null,
    is_subscription: false,
    subscriptions: [],
    ...over,
  };
}

const CUT = service(10);
const COLOUR = service(11, { professionals: [DAN] });
const MASSAGE = service(12, { professionals: [ION] });
const LASER = service(20, { equipment_group: { id: 7 } });
const LASER_LEGS = service(21, { equipment_group: { id: 7 } });
const SOLARIUM = service(22, { equipment_group: { id: 8 } });
const TEN_VISITS = service(30, {
  is_subscription: true,
  subscriptions: [{ id: 300 }, { id: 301 }],
});
const GYM_MONTH = service(31, { is_subscription: true, subscriptions: [{ id: 310 }] });
const NOBODY = service(40, { professionals: [] });

function choice(chosen: SelectableService[], over: Partial<SelectionContext> = {}) {
  return {
    services: [
      ...[CUT, COLOUR, MASSAGE, LASER, LASER_LEGS, SOLARIUM],
      ...[TEN_VISITS, GYM_MONTH, NOBODY],
    ],
    available: [ANA, DAN, ION],
    chosen: chosen.map(({ id }) => id),
    professional: null,
    given_subscription: null,
    ...over,
  };
}

describe('a service that is not chosen', () => {
  test('is enabled when a professional offers it together with the chosen ones', () => {
    expect(disabledReason(choice([]), CUT.id)).toBeNull();
    expect(disabledReason(choice([CUT]), COLOUR.id)).toBeNull();
  });

  test('is disabled when no professional offers it together with the chosen ones @S4-20', () => {
    expect(disabledReason(choice([CUT]), MASSAGE.id)).toBe('no_professional');
    expect(disabledReason(choice([]), NOBODY.id)).toBe('no_professional');
  });

  test('is disabled when those who offer it are not available @S4-20', () => {
    expect(disabledReason(choice([], { available: [ANA] }), COLOUR.id)).toBe('no_professional');
  });

  test('is disabled when the chosen professional does not offer it', () => {
    expect(disabledReason(choice([], { professional: ANA }), COLOUR.id)).toBe('no_professional');
    expect(disabledReason(choice([], { professional: DAN }), COLOUR.id)).toBeNull();
  });

  test('is disabled when its equipment group and that of a chosen one differ @S4-21', () => {
    expect(disabledReason(choice([LASER]), SOLARIUM.id)).toBe('equipment');
  });

  test('is enabled when the groups are equal or one has none', () => {
    expect(disabledReason(choice([LASER]), LASER_LEGS.id)).toBeNull();
    expect(disabledReason(choice([LASER]), CUT.id)).toBeNull();
    expect(disabledReason(choice([CUT]), LASER.id)).toBeNull();
  });

  test('is disabled as a subscription when another subscription is chosen @S4-22', () => {
    expect(disabledReason(choice([TEN_VISITS]), GYM_MONTH.id)).toBe('subscription');
    expect(disabledReason(choice([TEN_VISITS]), CUT.id)).toBeNull();
  });

  test('is disabled when the location does not have it', () => {
    expect(disabledReason(choice([]), 999)).toBe('no_professional');
  });
});

describe('a chosen service', () => {
  test('can be left', () => {
    expect(disabledReason(choice([CUT]), CUT.id)).toBeNull();
    expect(disabledReason(choice([TEN_VISITS]), TEN_VISITS.id)).toBeNull();
  });

  test('is disabled and stays when its subscription is the given one @S4-23', () => {
    const ctx = choice([TEN_VISITS], { given_subscription: 301 });
    expect(disabledReason(ctx, TEN_VISITS.id)).toBe('given');
    expect(toggleService(ctx, TEN_VISITS.id).chosen).toEqual([TEN_VISITS.id]);
  });

  test('can be left when the given subscription is another one', () => {
    const ctx = choice([TEN_VISITS], { given_subscription: 310 });
    expect(disabledReason(ctx, TEN_VISITS.id)).toBeNull();
  });
});

describe('toggleService', () => {
  test('adds a service behind those chosen before @S4-15', () => {
    expect(toggleService(choice([COLOUR]), CUT.id)).toEqual({
      chosen: [COLOUR.id, CUT.id],
      removed: [],
      subscription: null,
    });
  });

  test('takes a chosen service out @S4-16', () => {
    expect(toggleService(choice([CUT, COLOUR]), CUT.id)).toEqual({
      chosen: [COLOUR.id],
      removed: [],
      subscription: null,
    });
  });

  test('changes nothing for a disabled service', () => {
    expect(toggleService(choice([CUT]), MASSAGE.id).chosen).toEqual([CUT.id]);
  });

  test('sets the first subscription of a subscription service, and clears it @S4-17 @S4-18', () => {
    expect(toggleService(choice([]), TEN_VISITS.id).subscription).toBe(300);
    expect(toggleService(choice([TEN_VISITS]), TEN_VISITS.id).subscription).toBeNull();
  });

  test('sets the given subscription when the service has it @S4-17', () => {
    const ctx = choice([], { given_subscription: 301 });
    expect(toggleService(ctx, TEN_VISITS.id).subscription).toBe(301);
  });

  test('keeps the subscription that was preferred, as long as the service has it @S4-17', () => {
    const preferred = choice([TEN_VISITS], { subscription: 301 });
    expect(toggleService(preferred, CUT.id).subscription).toBe(301);
    expect(toggleService({ ...preferred, subscription: 310 }, CUT.id).subscription).toBe(300);
  });

  test('names what could no longer stand beside the choice @S4-15', () => {
    const stale = choice([COLOUR], { available: [ANA, ION] });
    expect(toggleService(stale, CUT.id)).toMatchObject({ chosen: [], removed: [COLOUR.id] });
  });
});

test('the active subscription is that of the chosen subscription service', () => {
  expect(activeSubscription(choice([CUT, GYM_MONTH]))).toBe(310);
  expect(activeSubscription(choice([CUT]))).toBeNull();
});

test('a subscription service that has run out of subscriptions uses none', () => {
  const ended = { ...GYM_MONTH, subscriptions: [] };
  expect(activeSubscription(choice([ended], { services: [ended] }))).toBeNull();
});

describe('professionalsFor', () => {
  test('names those who offer all chosen services @S4-19', () => {
    expect(professionalsFor(choice([]))).toEqual([ANA, DAN, ION]);
    expect(professionalsFor(choice([CUT]))).toEqual([ANA, DAN]);
    expect(professionalsFor(choice([CUT, COLOUR]))).toEqual([DAN]);
  });

  test('still offers the others when one is chosen', () => {
    expect(professionalsFor(choice([CUT], { professional: ANA }))).toEqual([ANA, DAN]);
  });
});

describe('reconcileSelection', () => {
  test('keeps a choice that can stand', () => {
    const ctx = choice([CUT, COLOUR], { professional: DAN });
    expect(reconcileSelection(ctx)).toMatchObject({ chosen: [CUT.id, COLOUR.id], removed: [] });
  });

  test('removes what the chosen professional does not offer', () => {
    const ctx = choice([COLOUR, CUT], { professional: ANA });
    expect(reconcileSelection(ctx)).toMatchObject({ chosen: [CUT.id], removed: [COLOUR.id] });
  });

  test('lets the newest choice win', () => {
    expect(reconcileSelection(choice([LASER, SOLARIUM]))).toMatchObject({
      chosen: [SOLARIUM.id],
      removed: [LASER.id],
    });
    expect(reconcileSelection(choice([TEN_VISITS, GYM_MONTH])).chosen).toEqual([GYM_MONTH.id]);
  });

  test('keeps the service of the given subscription before newer ones', () => {
    const ctx = choice([TEN_VISITS, GYM_MONTH], { given_subscription: 300 });
    expect(reconcileSelection(ctx)).toEqual({
      chosen: [TEN_VISITS.id],
      removed: [GYM_MONTH.id],
      subscription: 300,
    });
  });

  test('removes services that are gone, and counts one chosen twice once', () => {
    const ctx = { ...choice([]), chosen: [CUT.id, 999, CUT.id] };
    expect(reconcileSelection(ctx)).toMatchObject({ chosen: [CUT.id], removed: [999] });
  });
});

describe('selectionProblem', () => {
  test.each([
    ['nothing', [], { rule: 'empty' }],
    ['one twice', [10, 10], { rule: 'duplicate', service_id: 10 }],
    ['an unknown one', [10, 999], { rule: 'unknown_service', service_id: 999 }],
    ['two that nobody offers', [10, 12], { rule: 'no_professional', service_id: 12 }],
    ['two groups', [20, 22], { rule: 'equipment', service_id: 22 }],
    ['two subscriptions', [30, 31], { rule: 'subscription', service_id: 31 }],
    ['a choice that stands', [10, 11, 20, 30], null],
  ])('judges %s', (_, chosen, problem) => {
    expect(selectionProblem({ ...choice([]), chosen })).toEqual(problem);
  });

  test('judges for the chosen professional', () => {
    const ctx = choice([COLOUR], { professional: ANA });
    expect(selectionProblem(ctx)).toEqual({ rule: 'no_professional', service_id: COLOUR.id });
  });
});

test('services that nobody offers and categories left empty are not shown @S4-24', () => {
  const categories = [
    { id: 1, services: [CUT, NOBODY] },
    { id: 2, services: [NOBODY] },
  ];
  expect(initialCategories(categories)).toEqual([{ id: 1, services: [CUT] }]);
});

test('whatever a client taps, the api accepts the choice', () => {
  const ids = choice([]).services.map(({ id }) => id);
  const tap = fc.constantFrom(...ids);
  const professional = fc.option(fc.constantFrom(ANA, DAN, ION));
  const link = fc.option(fc.constantFrom(300, 301, 310));
  fc.assert(
    fc.property(fc.array(tap), professional, link, (taps, who, given_subscription) => {
      let ctx: SelectionContext = choice([], { professional: who, given_subscription });
      for (const id of taps) ctx = { ...ctx, chosen: toggleService(ctx, id).chosen };
      if (ctx.chosen.length > 0) expect(selectionProblem(ctx)).toBeNull();
    }),
  );
});
