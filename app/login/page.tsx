import type { Metadata } from 'next';
import { stepCopy } from '#features/auth/auth-copy.ts';
import { AuthPage } from '#features/auth/components/auth-page.tsx';
import { webEnv } from '#lib/env.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';

export const metadata: Metadata = { title: stepCopy['login'].title, robots: { index: false } };

type LoginPageProps = { searchParams: Promise<{ redirect?: string | string[] }> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { redirect } = await searchParams;
  return <AuthPage start="login" redirectTo={safeRedirect(redirect)} settings={webEnv().auth} />;
}
