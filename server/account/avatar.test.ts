import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { avatarUpload } from '#contract/account-values.ts';
import { pictureBomb, pictureFile, plainPicture, turnedPicture } from '../testing/picture-file.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const api = setUpApi();

const upload = (client: SignedInClient, body: Blob) =>
  api.call('uploadAvatar', { body }, { as: client });

async function avatarOf(client: SignedInClient, width = 500): Promise<Buffer> {
  const { body } = await api.call('user', {}, { as: client });
  const url = (body.data.avatar?.dataUrl150 ?? '').replace('w=150', `w=${width}`);
  const response = await api.inject({ method: 'GET', url });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
  return response.rawPayload;
}

async function countPictures(): Promise<[images: number, pictures: number]> {
  const images = await api.db.selectFrom('images').select('id').execute();
  const pictures = await api.db.selectFrom('pictures').select('hash').execute();
  return [images.length, pictures.length];
}

async function removeAll(): Promise<void> {
  await api.db.deleteFrom('images').execute();
  await api.db.deleteFrom('pictures').execute();
}

describe('an avatar', () => {
  test.each(avatarUpload.types)(
    'may be uploaded as %s and is there at once @S3-01',
    async (type) => {
      const client = await api.signIn();
      const format = type.replace('image/', '') as 'jpeg';
      const { status, body } = await upload(client, await pictureFile(format));
      expect(status).toBe(200);
      expect(body.data.avatar?.dataUrl150).toMatch(/^\/api\/public\/images\/\d+\?w=150$/);
      expect(await sharp(await avatarOf(client, 150)).metadata()).toMatchObject({ width: 150 });
    },
  );

  test('is redrawn: square, upright, without metadata', async () => {
    const client = await api.signIn();
    const file = await turnedPicture();
    expect((await sharp(await file.arrayBuffer()).metadata()).exif).toBeDefined();
    await upload(client, file);

    const stored = await api.db.selectFrom('pictures').select('bytes').execute();
    for (const { bytes } of stored) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const picture = sharp(await avatarOf(client));
    const { width, height } = await picture.metadata();
    expect([width, height]).toEqual([500, 500]);
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => data[(250 * info.width + x) * info.channels];
    expect(redAt(20)).toBeLessThan(40);
    expect(redAt(480)).toBeGreaterThan(150);
  });

  test('replaces the former one, whose picture is deleted', async () => {
    await removeAll();
    const client = await api.signIn();
    await upload(client, await pictureFile('png', '#1F5B4A'));
    const { body } = await upload(client, await pictureFile('png', '#C84B31'));
    expect(await countPictures()).toEqual([1, 1]);

    const removed = await api.call('deleteAvatar', {}, { as: client });
    expect([removed.status, removed.body.data.avatar]).toEqual([200, null]);
    expect(await countPictures()).toEqual([0, 0]);
    expect((await api.call('deleteAvatar', {}, { as: client })).status).toBe(200);
    expect(body.data.avatar).not.toBeNull();
  });

  test('is gone once its client deletes it, and shared caches do not store it', async () => {
    const client = await api.signIn();
    const { body } = await upload(client, await pictureFile());
    const url = body.data.avatar?.dataUrl150 ?? '';
    const shown = await api.inject({ method: 'GET', url });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
    await api.call('deleteAvatar', {}, { as: client });
    expect((await api.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  test('keeps a picture that another client uses too', async () => {
    await removeAll();
    const [one, other] = [await api.signIn(), await api.signIn()];
    for (const client of [one, other]) await upload(client, await pictureFile());
    expect(await countPictures()).toEqual([2, 1]);
    await api.call('deleteAvatar', {}, { as: one });
    expect(await countPictures()).toEqual([1, 1]);
    expect((await avatarOf(other)).length).toBeGreaterThan(0);
  });
});

describe('a refused avatar', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const png = (bytes: BlobPart) => new Blob([bytes], { type: 'image/png' });

  test.each([
    ['a drawing that is a program', () => png(svg)],
    ['a text', () => png('<script>alert(1)</script>')],
    ['nothing', () => png('')],
    ['half a picture', async () => (await pictureFile('png')).slice(0, 500, 'image/png')],
    ['more pixels than a camera has', () => pictureBomb(30_000)],
    ['more than 25 million pixels', () => plainPicture(5_001, 5_000)],
    ['longer than 10,000 pixels', () => plainPicture(10_001, 100)],
  ])('is %s: 422 on avatar', async (_what, make) => {
    const client = await api.signIn();
    const { status, body } = await upload(client, await make());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['avatar']]);
    expect((await api.call('user', {}, { as: client })).body.data.avatar).toBeNull();
  });

  test.each([
    'image/gif',
    'image/svg+xml',
    'application/json',
    'text/plain',
    'multipart/form-data',
    '',
  ])('is of type %s: 415, before it is read', async (type) => {
    const client = await api.signIn();
    const response = await upload(client, (await pictureFile()).slice(0, undefined, type));
    expect(response.status).toBe(415);
  });

  test('is larger than 5 MB: 413 on avatar, with a message about pictures', async () => {
    const client = await api.signIn();
    const body = png(new Uint8Array(avatarUpload.maxBytes + 1));
    const response = await upload(client, body);
    const words = 'Fotografia este prea mare. Alege una de cel mult 5\u00A0MB.';
    expect([response.status, response.body.message]).toEqual([413, words]);
    expect(response.body.errors).toEqual({ avatar: [words] });
  });

  test('is the 21st within an hour: 429 with the wait', async () => {
    const client = await api.signIn();
    for (let nth = 1; nth <= 20; nth++) await upload(client, png('x'));
    const { status, body } = await upload(client, png('x'));
    expect([status, body.errors?.avatar?.[0]]).toEqual([429, expect.stringMatching(/^Prea multe/)]);
  });
});

test('a picture is refused as the body of any other call: 415', async () => {
  const client = await api.signIn();
  const bytes = Buffer.from(await (await pictureFile()).arrayBuffer());
  const response = await api.inject(
    {
      method: 'PUT',
      url: '/api/account/profile',
      payload: bytes,
      headers: { 'content-type': 'image/jpeg' },
    },
    client,
  );
  expect(response.statusCode).toBe(415);
});
