import { expect, test } from 'vitest';
import { feedbackPath, feedbackSubject, loginPath } from './paths.ts';

test('the URL names the location page that a message is about', () => {
  const path = feedbackPath('/locations/3/salon-zori');
  expect(path).toBe('/feedback?page=%2Flocations%2F3%2Fsalon-zori');
  expect(feedbackSubject(path.replace('/feedback', ''))).toEqual({
    page: '/locations/3/salon-zori',
    picture: null,
  });
});

test('the URL names the picture and its page that a message is about', () => {
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

test('the login page leads back to the requested page', () => {
  expect(loginPath('/account/bookings?type=past')).toBe(
    '/login?redirect=%2Faccount%2Fbookings%3Ftype%3Dpast',
  );
  expect(loginPath('/')).toBe('/login');
});
