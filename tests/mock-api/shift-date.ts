/**
 * Shifts `Date` by `ahead` ms, but not timers. Self-contained, because browsers get its source.
 */
export function shiftDate(ahead: number): void {
  type Shifted = { RealDate?: DateConstructor };
  const world = globalThis as typeof globalThis & Shifted;
  const RealDate = (world.RealDate ??= Date);
  const now = () => RealDate.now() + ahead;
  world.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
