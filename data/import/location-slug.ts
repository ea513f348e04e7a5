import { slugify } from '#domain/words/fold.ts';

/** `/locations/7/booking` is the page where location 7 is booked. */
export function locationSlug(name: string): string {
  const slug = slugify(name);
  return slug === 'booking' ? 'locatia-booking' : slug;
}
