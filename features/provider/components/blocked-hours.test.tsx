import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CreateBlockBody } from '#contract/provider-calendar.ts';
import { makeBlock } from '#tests/factories/provider-calendar.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { calendar, friday, openCalendar, startCalendarTest } from './open-calendar.testing.tsx';

const press = { name: 'Blochează' };
let bodies: unknown[];
let keys: (string | null)[];

beforeEach(() => {
  const end = startCalendarTest();
  bodies = [];
  keys = [];
  mockApi.use(
    mockCall('createBlock', ({ body, headers }) => {
      bodies.push(body);
      keys.push(headers.get('idempotency-key'));
      return { data: { ...calendar, blocks: [makeBlock()] } };
    }),
  );
  return end;
});

const sent = (changes: Partial<CreateBlockBody> = {}) => ({
  ...{ professional_id: 11, start_date: friday, start_time: '10:00', end_time: '11:00', weeks: 1 },
  ...changes,
});

test('professional, hour and button: three presses block an hour of today', async () => {
  const { user } = openCalendar();
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Ilie Stan' }));
  await user.click(screen.getByRole('radio', { name: '14:30' }));
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText('luni, 23 noiembrie, de la 10:00 la 11:00')).toBeVisible();
  expect(bodies).toEqual([sent({ professional_id: 12, start_time: '14:30', end_time: '15:30' })]);
  expect(keys[0]).toMatch(/^[a-f0-9]{32}$/);
});

test('three presses block an hour at a location with a large team too', async () => {
  const [first] = calendar.professionals;
  const ids = [11, 12, 13, 14, 15, 16, 17, 18];
  const { user } = openCalendar({
    professionals: ids.map((id) => ({ ...first!, id, name: `Specialist ${id}` })),
  });
  await user.click(screen.getByRole('radio', { name: 'Specialist 18' }));
  await user.click(screen.getByRole('radio', { name: '14:30' }));
  await user.click(screen.getByRole('button', press));
  const block = { professional_id: 18, start_time: '14:30', end_time: '15:30' };
  await waitFor(() => expect(bodies).toEqual([sent(block)]));
});

test('today starts at the current quarter hour, and a single professional need not be chosen', async () => {
  const { user } = openCalendar({ professionals: calendar.professionals.slice(0, 1) });
  expect(screen.queryByRole('group', { name: 'Specialist' })).toBeNull();
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(bodies).toEqual([sent()]));
});

test('whole days are sent without times, to the last day', async () => {
  const { user } = openCalendar();
  await user.click(screen.getByRole('checkbox', { name: 'Toată ziua' }));
  await user.clear(screen.getByLabelText('Prima zi'));
  await user.type(screen.getByLabelText('Prima zi'), '2026-12-24');
  await user.type(screen.getByLabelText(/^Ultima zi/), '2026-12-26');
  expect(screen.queryByLabelText('Se repetă')).toBeNull();
  await user.click(screen.getByRole('button', press));
  await waitFor(() =>
    expect(bodies).toEqual([
      sent({ start_date: '2026-12-24', end_date: '2026-12-26', start_time: null, end_time: null }),
    ]),
  );
});

test('a repeated block shows its weekday and last day', async () => {
  const { user } = openCalendar();
  await user.selectOptions(screen.getByLabelText('Până la'), '12:00');
  await user.selectOptions(screen.getByLabelText('Se repetă'), '4 săptămâni la rând');
  expect(screen.getByText(/^În fiecare vineri, până pe 11\sdecembrie\./)).toBeVisible();
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(bodies).toEqual([sent({ end_time: '12:00', weeks: 4 })]));
});

test('a day without work has no hours, and is not sent as a whole day', async () => {
  const { user } = openCalendar();
  await user.clear(screen.getByLabelText('Ziua'));
  await user.type(screen.getByLabelText('Ziua'), '2026-11-21');
  expect(screen.getByText(/^Specialistul nu lucrează/)).toBeVisible();
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText('Alege altă zi')).toBeVisible();
  expect(bodies).toEqual([]);
});

test.each([
  ['start_time', () => screen.getByRole('radio', { name: '10:00' })],
  ['weeks', () => screen.getByLabelText('Se repetă')],
] as const)('a refusal is shown at %s, which gets the focus', async (field, control) => {
  const { user } = openCalendar();
  const words = 'Ai o programare vineri, 20 noiembrie, ora 10:30.';
  mockApi.use(
    mockCall('createBlock', () =>
      errorResponse('block_overlaps', { errors: { [field]: [words] } }),
    ),
  );
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(control()).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: '12:00' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('a change during the call hides no refusal and stays after a success', async () => {
  const { user } = openCalendar();
  const attempts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  mockApi.use(
    mockCall('createBlock', async ({ body }) => {
      bodies.push(body);
      await attempts[bodies.length - 1]?.promise;
      return bodies.length === 1
        ? errorResponse('unavailable')
        : { data: { ...calendar, blocks: [makeBlock()] } };
    }),
  );
  await user.click(screen.getByRole('button', press));
  await user.click(screen.getByRole('radio', { name: '12:00' }));
  attempts[0]?.resolve();
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', press));
  await user.click(screen.getByRole('radio', { name: '15:00' }));
  attempts[1]?.resolve();
  await screen.findByText('luni, 23 noiembrie, de la 10:00 la 11:00');
  expect(screen.getByRole('radio', { name: '15:00' })).toBeChecked();
});

test('a message without a visible field is shown above the form, beside those at fields', async () => {
  const { user } = openCalendar({ professionals: calendar.professionals.slice(0, 1) });
  mockApi.use(
    mockCall('createBlock', () =>
      errorResponse('validation_failed', {
        errors: { professional_id: ['Alege alt specialist'], start_time: ['Alege altă oră'] },
      }),
    ),
  );
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByRole('alert')).toHaveTextContent('Alege alt specialist');
  expect(screen.getByText('Alege altă oră')).toBeVisible();
});

test('a retry after an unknown outcome uses the same key', async () => {
  const { user } = openCalendar();
  mockApi.use(
    mockCall('createBlock', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return errorResponse('unavailable');
    }),
  );
  await user.click(screen.getByRole('button', press));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('a block names its professional and is removed once confirmed', async () => {
  const blocks = [makeBlock(), makeBlock(undefined, undefined, 12)];
  const { user } = openCalendar({ blocks });
  const removed: unknown[] = [];
  mockApi.use(
    mockCall('deleteBlock', ({ params }) => {
      removed.push(params.id);
      return { data: { ...calendar, blocks: blocks.slice(0, 1) } };
    }),
  );
  const removal = { name: /^Scoate: luni, 23\snoiembrie/ };
  const [, second] = screen.getAllByRole('button', removal);
  expect(second?.closest('li')).toHaveTextContent('Ilie Stan');
  await user.click(second!);
  expect(removed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Da, scoate' }));
  await waitFor(() => expect(screen.getAllByRole('button', removal)).toHaveLength(1));
  expect(removed).toEqual([blocks[1]?.id]);
  expect(screen.getByRole('heading', { name: 'Ore blocate' })).toHaveFocus();
});

test('a read that began before a change does not undo it', async () => {
  const { user, client } = openCalendar();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi.use(mockCall('providerCalendar', () => promise.then(() => ({ data: calendar }))));
  void client.refetchQueries();
  await user.click(screen.getByRole('button', press));
  const label = 'luni, 23 noiembrie, de la 10:00 la 11:00';
  await screen.findByText(label);
  resolve();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByText(label)).toBeVisible();
});

test('hours that were blocked by a lost response and then freed can be blocked again', async () => {
  const { user } = openCalendar({ blocks: [makeBlock()] });
  mockApi.use(
    mockCall('createBlock', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return errorResponse('unavailable');
    }),
    mockCall('deleteBlock', () => ({ data: calendar })),
  );
  await user.click(screen.getByRole('button', press));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: /^Scoate: luni/ }));
  await user.click(screen.getByRole('button', { name: 'Da, scoate' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Scoate/ })).toBeNull());
  await user.click(screen.getByRole('button', press));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});
