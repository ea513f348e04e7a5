import { webEnv } from '#lib/env.ts';

export function MailLink() {
  const { CONTACT_EMAIL: email } = webEnv();
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-target items-center font-semibold text-brand underline"
    >
      {email}
    </a>
  );
}
