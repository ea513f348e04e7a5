import type { Metadata } from 'next';
import { LoginPanel } from '#features/auth/components/login-panel.tsx';
import { loginCopy as copy } from '#features/auth/login-copy.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type LoginPageProps = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { redirect } = await searchParams;
  return (
    <div className="page flex justify-center py-10 sm:py-16">
      <section className="flex w-full max-w-md flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:border-0 narrow:bg-transparent narrow:p-0 sm:p-8">
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl">{copy.title}</h1>
          <p className="text-muted">{copy.lead}</p>
        </div>
        <LoginPanel redirectTo={safeRedirect(redirect)} />
      </section>
    </div>
  );
}
