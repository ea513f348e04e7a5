import { beforeAll, describe, expect, test } from 'vitest';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { LocationCard } from '#contract/location-list.ts';
import { detailOf, firstLocations } from './bookable.ts';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';
import { unknownId } from './unknown-id.ts';

const client = new ContractClient();

let card: LocationCard;
let detail: LocationDetail;
beforeAll(async () => {
  card = (await firstLocations())[0] as LocationCard;
  detail = await detailOf(card);
});

describe('a location', () => {
  test('matches its card in the list', () => {
    expect({ ...detail, distance: card.distance }).toMatchObject(card);
  });

  test('is returned with its own slug, whichever was requested @S7-35', async () => {
    const response = await detailOf({ slug: 'another-slug', id: card.id });
    expect([response.id, response.slug]).toEqual([card.id, card.slug]);
  });

  test('of an unknown id is not found', async () => {
    const params = { slug: card.slug, location_id: unknownId };
    expectRefusal(await client.call('locationDetail', { params }), 'not_found');
  });

  test('has services that its own professionals offer', () => {
    const team = detail.professionals.map(({ id }) => id);
    for (const { professionals } of detail.service_categories.flatMap((one) => one.services))
      expect(team).toEqual(expect.arrayContaining(professionals));
  });

  test('has hours that end after they start', () => {
    for (const { starts, ends } of detail.hours) expect(starts < ends).toBe(true);
  });
});

describe('the parts of a location', () => {
  test('the services are those of the location @S7-39', async () => {
    const { body } = await client.call('locationServices', { params: { id: card.id } });
    expect(body.data).toEqual(detail.service_categories);
  });

  test('the gallery is that of the location @S7-40', async () => {
    const { body } = await client.call('locationGallery', { params: { id: card.id } });
    expect(body.data).toEqual({ gallery: detail.gallery, albums: detail.albums });
  });

  test.each([
    'locationServices',
    'locationGallery',
    'locationReviews',
    'locationGeneralRating',
  ] as const)('%s of an unknown location is not found', async (name) => {
    expectRefusal(await client.call(name, { params: { id: unknownId } }), 'not_found');
  });

  test('an id that is no number is not found, or refused', async () => {
    const response = await client.ask('locationServices', { params: { id: 'one' } });
    expectRefusal(response, 'not_found', 'validation_failed');
  });
});
