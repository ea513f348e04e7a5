import { expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';
import { reviewMailOf } from './review-mails.ts';

const mail = { channel: 'mail', to: 'cineva@example.ro', reason: 'untrue' } as const;
const appUrl = 'https://www.aproape.example';

test('the mail of a reported review quotes it and names the commands that decide about it', () => {
  const review = {
    ...{ id: 12, author: 'Maria T.', rating: 1, comment: 'Slab.\n\nN-am fost.' },
    location: { id: 3, slug: 'salon-zori', name: 'Salon Zori' },
  };
  const words = reviewMailOf({ template: 'review_reported', ...mail, review });
  expect(words.subject).toBe('Recenzie raportată: Salon Zori');
  const text = renderMail(words, appUrl).text;
  expect(text).toContain('Motiv: Nu descrie o vizită reală\n');
  expect(text).toContain('Slab.\n\nN-am fost.\n');
  expect(text).toContain(`${appUrl}/locations/3/salon-zori#recenzii`);
  expect(text).toContain('npm run review -- hide 12 untrue');
  expect(text).toContain('npm run review -- keep 12');
});

test('the author of a hidden review reads why, whether it was reported, and until when to contest it', () => {
  const textOf = (reported: boolean) =>
    renderMail(
      reviewMailOf({ template: 'review_hidden', ...mail, location: 'Salon Zori', reported }),
      appUrl,
    ).text;
  expect(textOf(true)).toContain('Recenzia ta ne-a fost raportată.');
  expect(textOf(false)).toContain('din proprie inițiativă');
  const text = textOf(false);
  expect(text).not.toContain('raportat');
  expect(text).toContain('Motiv: Nu descrie o vizită reală\n');
  expect(text).toContain('răspunde la acest e-mail în cel mult 6 luni');
});
