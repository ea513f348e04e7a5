import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  disabledReason,
  reconcileSelection,
  selectionProblem,
  toggleService,
  type SelectableService,
  type SelectionState,
} from './service-selection.ts';

const runs = process.env.ATTACK ? 20_000 : 300;
const ids = [1, 2, 3, 4, 5];

const catalogue = fc
  .array(
    fc.record({
      professionals: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      equipment_group: fc.option(fc.record({ id: fc.integer({ min: 1, max: 2 }) })),
      is_subscription: fc.boolean(),
    }),
    { minLength: ids.length, maxLength: ids.length },
  )
  .map((list) =>
    list.map((service, i): SelectableService => {
      const id = i + 1;
      return { ...service, id, subscriptions: service.is_subscription ? [{ id: id * 10 }] : [] };
    }),
  );

const scene = fc.record({
  services: catalogue,
  available: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  addressSubscription: fc.option(fc.constantFrom(10, 20, 30), { freq: 2 }),
  taps: fc.array(fc.constantFrom(...ids), { maxLength: 12 }),
  other: fc.array(fc.constantFrom(...ids), { maxLength: 6 }),
});

function canBeBookedTogether(
  state: Omit<SelectionState, 'servicesIds'>,
  chosen: number[],
): boolean {
  const { services, available } = state;
  const all = chosen.map((id) => services.find((service) => service.id === id)!);
  const groups = new Set(all.flatMap(({ equipment_group }) => equipment_group?.id ?? []));
  return (
    available.some((id) => all.every(({ professionals }) => professionals.includes(id))) &&
    groups.size <= 1 &&
    all.filter(({ is_subscription }) => is_subscription).length <= 1
  );
}

test('any taps leave services that can be booked together, and `disabledReason` predicts each tap', () => {
  fc.assert(
    fc.property(scene, ({ taps, other: _, ...location }) => {
      let chosen: number[] = [];
      for (const id of taps) {
        const state = { ...location, servicesIds: chosen };
        const isLocked =
          chosen.includes(id) &&
          location.services[id - 1]!.subscriptions.some(
            (one) => one.id === location.addressSubscription,
          );
        const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
        const isPossible =
          !isLocked && (next.length < chosen.length || canBeBookedTogether(state, next));
        expect(disabledReason(state, id) === null).toBe(isPossible);
        const { servicesIds, removed } = toggleService(state, id);
        expect(servicesIds).toEqual(isPossible ? next : chosen);
        expect(removed).toEqual([]);
        chosen = servicesIds;
      }
    }),
    { numRuns: runs },
  );
});

test('the api accepts exactly the services that can be booked together, each once', () => {
  fc.assert(
    fc.property(scene, ({ other, taps: _, ...location }) => {
      const isTaken = selectionProblem({ ...location, servicesIds: other }) === null;
      const isOnce = new Set(other).size === other.length;
      expect(isTaken).toBe(other.length > 0 && isOnce && canBeBookedTogether(location, other));
    }),
    { numRuns: runs },
  );
});

test('an invalid choice loses as few services as possible, oldest first', () => {
  fc.assert(
    fc.property(scene, ({ other, taps: _, ...location }) => {
      const { servicesIds, removed } = reconcileSelection({ ...location, servicesIds: other });
      expect([...servicesIds, ...removed].toSorted()).toEqual([...new Set(other)].toSorted());
      if (servicesIds.length > 0) expect(canBeBookedTogether(location, servicesIds)).toBe(true);
      for (const id of removed)
        expect(canBeBookedTogether(location, [...servicesIds, id])).toBe(false);
    }),
    { numRuns: runs },
  );
});
