import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Service } from '#contract/service.ts';
import { storeDraft, storedDraft, storedSelection } from '#lib/browser/draft-storage.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { visit } from '#tests/next-navigation.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import { bookableLocation } from '../bookable-service.ts';
import { SelectionSummary } from './selection-summary.tsx';
import { SelectionProvider, ServiceBoard } from './service-board.tsx';

const tuns = makeService({ id: 1, name: 'Tuns', price: 80, duration: 30, offers: [makeOffer()] });
const vopsit = makeService({ id: 2, name: 'Vopsit', price: 200, duration: 90, professionals: [1] });
const barba = makeService({ id: 3, name: 'Barbă', price: 40, professionals: [2] });
const masaj = makeService({ id: 4, name: 'Masaj', description: 'Cu ulei cald' });
const more = [5, 6].map((id) => makeService({ id }));
const subscription = makeService({
  id: 8,
  name: 'Masaj',
  is_subscription: true,
  subscriptions: [5, 6].map((id) => ({ id, name: '', sessions: 4, valid_days: 60 })),
});

function open(
  services: Service[] = [tuns, vopsit, barba, masaj, ...more],
  nails: Service[] = [],
  start?: ReactNode,
) {
  visit('/locations/12/salon-zori');
  const location = makeLocationDetail({
    service_categories: [
      { id: 1, name: 'Păr', services },
      { id: 2, name: 'Unghii', services: nails },
    ],
  });
  render(
    <SelectionProvider bookable={bookableLocation(location)}>
      <ServiceBoard />
      <SelectionSummary start={start} />
    </SelectionProvider>,
  );
  return userEvent.setup();
}

const choice = (name: RegExp) => screen.getByRole('checkbox', { name });

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') });
  return () => void vi.useRealTimers();
});

describe('choosing services on the page of a location', () => {
  it('has no booking link without a bookable service', () => {
    open([makeService({ professionals: [] })]);
    expect(screen.getByText('Locația nu are acum servicii cu programare online.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rezervă' })).toBeNull();
  });

  it("sums the total with today's offers, and the duration", async () => {
    const user = open();
    await user.click(choice(/Tuns/));
    await user.click(choice(/Vopsit/));
    expect(screen.getAllByText('260 RON')[0]).toBeVisible();
    expect(screen.getByText('2 ore')).toBeVisible();
  });

  it('links to the booking flow with the chosen services in order', async () => {
    const user = open();
    await user.click(choice(/Vopsit/));
    await user.click(choice(/Tuns/));
    await user.click(screen.getAllByRole('button', { name: 'Continuă' })[0] as HTMLElement);
    expect(location.pathname + location.search).toBe(
      '/locations/12/salon-zori/booking?services=2,1&step=2',
    );
  });

  it('drops and names a stored service that is no longer compatible with the others', async () => {
    storeDraft(12, { servicesIds: [2, 3] });
    const user = open();
    expect(choice(/Vopsit/)).not.toBeChecked();
    expect(screen.getByText('Am scos „Vopsit”.')).toBeVisible();
    await user.click(choice(/Barbă/));
    expect(choice(/Vopsit/)).not.toBeChecked();
    expect(screen.queryByText('Am scos „Vopsit”.')).toBeNull();
  });

  it('restores the valid part of what this tab chose before, here or in the booking flow', async () => {
    storeDraft(12, { servicesIds: [2, 999] });
    const user = open();
    expect(choice(/Vopsit/)).toBeChecked();
    await user.click(choice(/Tuns/));
    expect(storedSelection(12).servicesIds).toEqual([2, 1]);
    await user.click(choice(/Vopsit/));
    await user.click(choice(/Tuns/));
    expect(storedSelection(12).servicesIds).toEqual([]);
  });

  it('drops the subscription of a service removed here, and of no other @S4-18', async () => {
    const choices = { subscription: 6, servicesSubscriptionId: null, buysAnother: true };
    storeDraft(12, { servicesIds: [1, 8], ...choices });
    const user = open([tuns, subscription]);
    await user.click(choice(/Tuns/));
    expect(storedDraft(12)).toEqual({ servicesIds: [8], ...choices });
    await user.click(choice(/Masaj/));
    await user.click(choice(/Masaj/));
    expect(storedDraft(12)).toEqual({
      servicesIds: [8],
      subscription: null,
      addressSubscription: null,
      servicesSubscriptionId: null,
      buysAnother: false,
    });
  });

  it('says that a subscription has a price for all its sessions, and how many these are', () => {
    const pack = { name: '', valid_days: 60 };
    const subscriptions = [4, 20].map((sessions) => ({ ...pack, id: sessions, sessions }));
    open([tuns, makeService({ duration: 60, is_subscription: true, subscriptions })]);
    expect(screen.getByText('1 oră pe ședință')).toBeVisible();
    const packages =
      'Abonament de 4 ședințe, valabil 60 de zile. Abonament de 20 de ședințe, valabil 60 de zile';
    expect(screen.getByText(packages, { exact: false })).toBeVisible();
  });

  it('locks the service of the subscription in the URL of the booking @S4-23', async () => {
    storeDraft(12, { servicesIds: [8], addressSubscription: 6 });
    const user = open([tuns, subscription]);
    expect(choice(/Masaj/)).toBeChecked();
    expect(choice(/Masaj/)).toBeDisabled();
    expect(screen.getByText('Rezervi cu acest abonament')).toBeVisible();
    await user.click(choice(/Tuns/));
    const removals = screen.getAllByRole('button', { name: /^Scoate/, hidden: true });
    expect(removals.map(({ ariaLabel }) => ariaLabel)).toEqual(['Scoate „Tuns”']);
    expect(storedDraft(12)).toEqual({ servicesIds: [8, 1], addressSubscription: 6 });
  });

  it('links to the booking also with nothing chosen', async () => {
    const user = open();
    await user.click(screen.getAllByRole('button', { name: 'Rezervă' })[0] as HTMLElement);
    expect(location.pathname).toBe('/locations/12/salon-zori/booking');
  });

  it('books the slot that the bar shows, if nothing is chosen', async () => {
    const slot = '/locations/12/salon-zori/booking?services=1&date=2026-11-21&time=09:00&step=4';
    const user = open([tuns], [], <NavLink href={slot} className="slot" />);
    const [aside, bar] = screen.getAllByRole('button', { name: 'Rezervă' });
    await user.click(bar!);
    expect(location.pathname + location.search).toBe(slot);
    await user.click(aside!);
    expect(location.search).toBe('');
    await user.click(choice(/Tuns/));
    await user.click(screen.getAllByRole('button', { name: 'Continuă' })[1]!);
    expect(location.search).toBe('?services=1&step=2');
  });

  it('shows why a service is incompatible with the chosen ones', async () => {
    const user = open();
    await user.click(choice(/Vopsit/));
    expect(choice(/Barbă/)).toBeDisabled();
    expect(
      screen.getByText(
        'Niciun specialist disponibil nu oferă acest serviciu împreună cu cele alese',
      ),
    ).toBeVisible();
  });

  it('narrows the list by words in name or description, without diacritics @S5-22', async () => {
    const user = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Caută un serviciu' }), 'ULEI');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(choice(/Masaj/)).toBeVisible();
  });

  it('filters by professional, and offers to clear filters if nothing fits @S5-23', async () => {
    const user = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Specialist' }), '2');
    expect(screen.queryByRole('checkbox', { name: /Vopsit/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Caută un serviciu' }), 'vopsit');
    await user.click(screen.getByRole('button', { name: 'Șterge filtrele' }));
    expect(choice(/Vopsit/)).toBeVisible();
  });

  it('narrows the list to the chosen category, and back @S5-24', async () => {
    const user = open(undefined, [makeService({ id: 7, name: 'Manichiură' })]);
    await user.click(await screen.findByRole('button', { name: 'Unghii' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Unghii' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Toate' }));
    expect(choice(/Manichiură/)).toBeVisible();
    expect(choice(/Tuns/)).toBeVisible();
  });

  it('folds the services after the fifth of a category, unless one of them is chosen', async () => {
    const services = Array.from({ length: 8 }, (_, at) =>
      makeService({ id: at + 1, name: `Tuns ${at + 1}` }),
    );
    const user = open(services);
    const rest = screen.getByText('Încă 3 servicii').closest('details');
    expect(rest).not.toHaveAttribute('open');
    expect(rest).toContainElement(choice(/Tuns 6/));
    expect(rest).not.toContainElement(choice(/Tuns 5/));
    await user.type(await screen.findByRole('searchbox', { name: 'Caută un serviciu' }), 'Tuns 8');
    await user.click(choice(/Tuns 8/));
    await user.clear(screen.getByRole('searchbox', { name: 'Caută un serviciu' }));
    expect(screen.getByText('Încă 3 servicii').closest('details')).toHaveAttribute('open');
  });

  it('promises a payment at the location unless the chosen services are free', async () => {
    const user = open([tuns, makeService({ id: 9, name: 'Consult', price: 0 })]);
    const payThere = 'Nu plătești nimic acum. Plătești la locație.';
    await user.click(choice(/Consult/));
    expect(screen.queryByText(payThere)).toBeNull();
    await user.click(choice(/Tuns/));
    expect(screen.getByText(payThere)).toBeVisible();
  });

  it('submits a form that works without script', () => {
    open();
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', '/locations/12/salon-zori/booking');
    expect(choice(/Tuns/)).toHaveAttribute('form', form?.id);
    expect(choice(/Tuns/)).toHaveAttribute('name', 'services');
  });
});
