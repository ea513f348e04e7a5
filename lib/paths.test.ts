import { expect, test } from 'vitest';
import { feedbackPage, feedbackPath } from './paths.ts';

test('the page of a location that a message is about comes back from the address', () => {
  const path = feedbackPath('/locations/3/salon-zori');
  expect(path).toBe('/feedback?page=%2Flocations%2F3%2Fsalon-zori');
  expect(feedbackPage(path.replace('/feedback', ''))).toBe('/locations/3/salon-zori');
});

test.each(['', '?page=', '?page=https://evil.example', '?page=/locations/3/x%0AVoi', '?page=/faq'])(
  'the query "%s" names no page',
  (search) => {
    expect(feedbackPage(search)).toBeNull();
  },
);
