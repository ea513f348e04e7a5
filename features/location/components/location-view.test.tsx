import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeLocationDetail, makeProfessional } from '#tests/factories/location-detail.ts';
import { makePage } from '#tests/factories/page.ts';
import { visit } from '#tests/next-navigation.ts';
import { LocationView } from './location-view.tsx';

const none = {
  rating: { average_rating: 0, rating_count: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
  reviews: makePage([], { page: 1, per_page: 5 }),
};

it.each([
  [1, 'Servicii Echipă Recenzii Despre', true],
  [0, 'Servicii Recenzii Despre', false],
])('a location with %i professionals has the tabs %s', (size, tabs, hasTeam) => {
  visit('/locations/12/salon-zori');
  const professionals = Array.from({ length: size }, (_, at) => makeProfessional(at + 1));
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <LocationView location={makeLocationDetail({ professionals })} {...none} />,
  );
  const links = page.querySelectorAll('[aria-label="Secțiunile paginii"] a');
  expect([...links].map(({ textContent }) => textContent).join(' ')).toBe(tabs);
  expect(page.querySelector('#echipa') !== null).toBe(hasTeam);
});

it('the breadcrumb links to the city and its category, and ends with the location', () => {
  visit('/locations/12/salon-zori');
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<LocationView location={makeLocationDetail()} {...none} />);
  const steps = [...page.querySelectorAll('[aria-label="Ești aici"] li > :is(a, span)')];
  expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
    ['Acasă', '/'],
    ['Iași', '/iasi'],
    ['Saloane', '/iasi/saloane'],
    ['Salon Zori', null],
  ]);
});
