import { contactEmail } from '#lib/seo/site.ts';

export function MailLink() {
  const email = contactEmail();
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-target items-center font-semibold text-brand underline"
    >
      {email}
    </a>
  );
}
