import { expect, test } from 'vitest';
import { feedbackPath, feedbackSubject, loginPath } from './paths.ts';

test('the page of a location that a message is about comes back from the address', () => {
  const path = feedbackPath('/locations/3/salon-zori');
  expect(path).toBe('/feedback?page=%2Flocations%2F3%2Fsalon-zori');
  expect(feedbackSubject(path.replace('/feedback', ''))).toEqual({
    page: '/locations/3/salon-zori',
    picture: null,
  });
});

test('a picture that a message is about comes back with its page', () => {
  const path = feedbackPath('/locations/3/salon-zori', 3001);
  expect(feedbackSubject(path.replace('/feedback', ''))?.picture).toBe(3001);
  expect(feedbackSubject('?page=/locations/3/x&picture=1%0AVoi')?.picture).toBeNull();
});

test.each(['', '?page=', '?page=https://evil.example', '?page=/locations/3/x%0AVoi', '?page=/faq'])(
  'the query "%s" names no page',
  (search) => {
    expect(feedbackSubject(search)).toBeNull();
  },
);

test('the login page leads back to where the guest wanted to go', () => {
  expect(loginPath('/account/bookings?type=past')).toBe(
    '/login?redirect=%2Faccount%2Fbookings%3Ftype%3Dpast',
  );
  expect(loginPath('/')).toBe('/login');
});
