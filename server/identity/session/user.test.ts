import { expect, test } from 'vitest';
import { makeImage } from '#server/testing/make-image.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

test('a client reads these fields of the own account and no other @S3-01 @S7-11', async () => {
  const names = { first_name: 'Mara', last_name: 'Țurcanu' };
  const client = await api.signIn(names);
  const { status, body } = await api.call('user', {}, { as: client });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...names,
    id: client.user.id,
    email: client.user.email,
    phone: null,
    avatar: null,
    has_password: false,
    needs_approval: false,
  });
});

test('a client with a picture gets its URL, which returns the picture @S3-01', async () => {
  const image = await makeImage(api.db, { kind: 'avatar' });
  const client = await api.signIn({ avatar_image_id: image });

  const { body } = await api.call('user', {}, { as: client });
  expect(body.data.avatar).toEqual({ dataUrl150: `/api/public/images/${image}?w=150` });
  const url = body.data.avatar?.dataUrl150 ?? '';
  const picture = await api.inject({ method: 'GET', url });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});
