import { beforeAll, expect, test } from 'vitest';
import type { Image } from '#contract/image.ts';
import { imageWidths } from '#contract/values.ts';
import { firstLocations } from './bookable.ts';
import { ContractClient } from './contract-client.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { unknownId } from './unknown-id.ts';

const client = new ContractClient();

let image: Image;
beforeAll(async () => {
  const images = (await firstLocations()).flatMap(({ cover, logo }) => cover ?? logo ?? []);
  if (!images[0]) throw new Error('None of the first 50 locations has a picture to check with.');
  image = images[0];
});

test.each(imageWidths)('a picture at %i px is WebP and immutable', async (w) => {
  const { body, headers } = await client.call('image', { params: { id: image.id }, query: { w } });
  const bytes = body as Buffer;
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual([
    'RIFF',
    'WEBP',
  ]);
  expect(headers.get('cache-control')).toContain('immutable');
});

test.each(['dataUrl150', 'dataUrl500', 'dataUrl1200'] as const)(
  '%s leads to a picture',
  async (width) => {
    const request = { method: 'GET', url: image[width], headers: {} } as const;
    const { status, headers } = await client.send(request);
    expect([status, headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);
  },
);

test('an unknown picture is not found', async () => {
  expectRefusal(await client.call('image', { params: { id: unknownId } }), 'not_found');
});

test('an unlisted width is refused on w', async () => {
  const response = await client.ask('image', { params: { id: image.id }, query: { w: 151 } });
  expectFieldRefusal(response, 'w');
});

test('the picture of a shared location is a JPEG, that of an unknown one is not found', async () => {
  const [location] = await firstLocations();
  const ofLocation = (id: number | undefined) =>
    client.call('sharePicture', { params: { kind: 'locations', name: String(id) } });
  const { body } = await ofLocation(location?.id);
  expect((body as Buffer).toString('latin1', 0, 2)).toBe('\xff\xd8');
  expectRefusal(await ofLocation(unknownId), 'not_found');
});
