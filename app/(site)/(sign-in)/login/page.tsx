import type { Metadata } from 'next';
import { sessionEnded, stepCopy } from '#features/auth/copy.ts';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { webEnv } from '#lib/env.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';

export const metadata: Metadata = { title: stepCopy['login'].title, robots: { index: false } };

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { redirect, ended } = await searchParams;
  return (
    <AuthPage
      start="login"
      lead={ended === undefined ? undefined : sessionEnded}
      redirectTo={safeRedirect(redirect)}
      settings={webEnv().auth}
    />
  );
}
