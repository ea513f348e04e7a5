import type { Metadata } from 'next';
import { stepCopy } from '#features/auth/copy.ts';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { webEnv } from '#lib/env.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';

export const metadata: Metadata = {
  title: stepCopy['registration-type'].title,
  robots: { index: false },
};

export default async function RegisterPage({ searchParams }: PageProps<'/register'>) {
  const { redirect } = await searchParams;
  return <AuthPage start="register" redirectTo={safeRedirect(redirect)} settings={webEnv().auth} />;
}
