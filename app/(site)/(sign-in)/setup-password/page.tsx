import type { Metadata } from 'next';
import { stepCopy } from '#features/auth/copy.ts';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { webEnv } from '#lib/env.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';

export const metadata: Metadata = {
  title: stepCopy['setup-password'].title,
  robots: { index: false },
};

export default async function SetupPasswordPage({ searchParams }: PageProps<'/setup-password'>) {
  const { redirect } = await searchParams;
  return (
    <AuthPage start="setup-password" redirectTo={safeRedirect(redirect)} settings={webEnv().auth} />
  );
}
