import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { SocialButtons } from './social-buttons.lazy.tsx';

const off = makeAuthSettings();
const token = `x.${btoa(JSON.stringify({ sub: '001234.abc' }))}.y`;

function open(
  settings: Partial<typeof off | { appleClientId: string; facebookAppId: string }> = {},
) {
  const [onProfile, onErrors] = [vi.fn(), vi.fn()];
  render(
    <SocialButtons settings={{ ...off, ...settings }} onProfile={onProfile} onErrors={onErrors} />,
  );
  return { onProfile, onErrors };
}

async function appleThat(signIn: () => Promise<unknown>) {
  vi.stubGlobal('AppleID', { auth: { init: vi.fn(), signIn } });
  vi.spyOn(document.head, 'append').mockImplementationOnce((...nodes) => {
    for (const node of nodes) (node as HTMLScriptElement).onload?.(new Event('load'));
  });
}

test('Apple without configuration shows that it is unavailable @S8-04', async () => {
  const { onErrors } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Continuă cu Apple' }));
  expect(onErrors).toHaveBeenLastCalledWith([
    'Autentificarea cu Apple nu este disponibilă momentan.',
  ]);
});

test('the Apple profile is passed to the form @S6-12', async () => {
  await appleThat(() => Promise.resolve({ authorization: { id_token: token } }));
  const { onProfile } = open({ appleClientId: 'ro.aproape.web' });
  await userEvent.click(screen.getByRole('button', { name: 'Continuă cu Apple' }));
  await waitFor(() =>
    expect(onProfile).toHaveBeenCalledWith(
      expect.objectContaining({ social: 'apple', external_id: '001234.abc', token }),
    ),
  );
});

test('a closed Apple popup shows an error and can be opened again @S8-04', async () => {
  await appleThat(() => Promise.reject(new Error('popup_closed_by_user')));
  const { onProfile, onErrors } = open({ appleClientId: 'ro.aproape.web' });
  const button = screen.getByRole('button', { name: 'Continuă cu Apple' });
  await userEvent.click(button);
  await waitFor(() =>
    expect(onErrors).toHaveBeenLastCalledWith([
      'Autentificarea cu Apple nu s-a încheiat. Încearcă din nou.',
    ]),
  );
  expect(onProfile).not.toHaveBeenCalled();
  expect(button).toBeEnabled();
});
