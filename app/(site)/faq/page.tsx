import { QuestionList } from '#features/faq/components/question-list.tsx';
import { questionGroups } from '#features/faq/questions.ts';
import { webEnv } from '#lib/env.ts';
import { JsonLd } from '#lib/seo/json-ld.tsx';
import { pageMetadata } from '#lib/seo/seo.ts';

const title = 'Întrebări frecvente';

export const metadata = pageMetadata({
  title,
  description: 'Răspunsuri despre căutare, programări, prețuri, cont și afaceri pe Aproape.',
  path: '/faq',
});

export default function FaqPage() {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 wrap-anywhere pt-4 pb-10 md:py-16">
      <JsonLd data={faqJsonLd()} />
      <header className="flex flex-col gap-2">
        <h1 className="text-xl md:text-3xl">{title}</h1>
        <p className="text-base text-muted">Caută un cuvânt sau alege întrebarea.</p>
      </header>
      <QuestionList email={webEnv().CONTACT_EMAIL} />
    </div>
  );
}

function faqJsonLd(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: Object.values(questionGroups)
      .flatMap((answers) => Object.entries(answers))
      .map(([question, answer]) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
