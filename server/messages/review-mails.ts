import { reportReasonLabels } from '#domain/booking/review-rules.ts';
import { contestMonths } from '#domain/legal/periods.ts';
import type { Fact, Mail } from './mail-layout.ts';
import type { ReviewMail } from './message.ts';

export function reviewMailOf(mail: ReviewMail): Mail {
  const reason: Fact = ['Motiv', reportReasonLabels[mail.reason]];
  if (mail.template === 'review_hidden')
    return {
      subject: `Recenzia ta despre ${mail.location} nu mai este vizibilă`,
      before: [
        mail.reported
          ? 'Recenzia ta ne-a fost raportată. Am citit-o și am ascuns-o, pentru că încalcă termenii Aproape. Decizia a luat-o un om.'
          : 'Am citit recenzia ta și am ascuns-o din proprie inițiativă, pentru că încalcă termenii Aproape. Decizia a luat-o un om.',
      ],
      facts: [['Locație', mail.location], reason],
      after: [
        `Dacă nu ești de acord cu decizia, răspunde la acest e-mail în cel mult ${contestMonths} luni și o mai verificăm o dată, gratuit. Te poți adresa și unui organism de soluționare extrajudiciară a litigiilor sau instanței.`,
      ],
    };
  const { id, author, rating, comment, location } = mail.review;
  return {
    subject: `Recenzie raportată: ${location.name}`,
    before: ['Un vizitator a raportat această recenzie:'],
    facts: [reason, ['Autor', author], ['Notă', `${rating} din 5`]],
    link: {
      words: 'Vezi recenziile locației',
      path: `/locations/${location.id}/${location.slug}#recenzii`,
    },
    after: [
      ...comment.split(/\s*\n\s*/),
      `Ca să o ascunzi: npm run review -- hide ${id} ${mail.reason}`,
      `Ca să o păstrezi: npm run review -- keep ${id}`,
    ],
  };
}
