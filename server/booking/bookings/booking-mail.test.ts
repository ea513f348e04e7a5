import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

test('the confirmation of a booking names the provider of its location', async () => {
  const place = await makeLocation(api.db, {
    ...{ provider_name: 'Zori SRL', provider_code: 'RO1234567', provider_phone: '0200 123 456' },
    ...{ provider_register: 'J2024000123221', provider_seat: 'Strada Lungă 4, Iași' },
    provider_email: 'contact@zori.example',
  });
  const client = await api.signIn();
  const { body } = await book(api, client, bookingRequest(place));
  expect(body.data.location.provider).toMatchObject({ name: 'Zori SRL', phone: '0200 123 456' });
  const [mail] = await api.messages(client.user.email);
  expect(mail?.text).toContain('Prestator: Zori SRL, CUI RO1234567, J2024000123221');
  expect(mail?.text).toContain('Sediu: Strada Lungă 4, Iași');
  expect(mail?.text).toContain('Telefon: 0200 123 456');
  expect(mail?.text).toContain('E-mail: contact@zori.example');
});
