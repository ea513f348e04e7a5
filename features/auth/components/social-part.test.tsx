import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SocialLoginBody } from '#contract/session.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { useAuthFlow } from '../use-auth-flow.ts';
import { AuthSteps } from './auth-steps.lazy.tsx';
import { SocialPart } from './social-part.tsx';

const settings = makeAuthSettings();
const apple: SocialLoginBody = {
  social: 'apple',
  first_name: 'Mara',
  last_name: 'Ionescu',
  email: 'mara@exemplu.ro',
  external_id: '001234.abc',
  token: 'identity-token',
  avatar_fb_url: null,
};

test('errors of Apple are listed above the social buttons @S8-03 @S8-04', async () => {
  render(
    <SocialPart settings={settings} onProfile={vi.fn()}>
      <p>Altfel</p>
    </SocialPart>,
  );
  const button = await screen.findByRole('button', { name: 'Continuă cu Apple' });
  await userEvent.click(button);
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('Autentificarea cu Apple nu este disponibilă momentan.');
  expect(item.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button).toHaveFocus();
});

test('all api errors about a Facebook account are listed above the social buttons @S8-03', async () => {
  const sdk = {
    init: vi.fn(),
    login: (then: (response: object) => void) => then({ authResponse: { accessToken: 'EAAB' } }),
    api: (_path: string, _query: object, then: (profile: object) => void) => then({ id: '77' }),
  };
  vi.stubGlobal('FB', sdk);
  vi.spyOn(document.head, 'append').mockImplementationOnce((...nodes) => {
    for (const node of nodes) (node as HTMLScriptElement).onload?.(new Event('load'));
  });
  const errors = { token: ['Facebook a refuzat.'], social: ['Nu există încă un cont.'] };
  const refusal = new ApiError(422, 'validation_failed', {
    message: '',
    code: 'validation_failed',
    errors,
  });
  render(
    <SocialPart
      settings={{ ...settings, facebookAppId: '42' }}
      onProfile={() => Promise.reject(refusal)}
    >
      <p>Altfel</p>
    </SocialPart>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Continuă cu Facebook' }));
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Facebook a refuzat.',
    'Nu există încă un cont.',
  ]);
  sdk.login = (then) => then({ authResponse: null });
  await userEvent.click(screen.getByRole('button', { name: 'Continuă cu Facebook' }));
  expect(await screen.findByText(/Autentificarea cu Facebook nu s-a încheiat/)).toBeVisible();
  vi.unstubAllGlobals();
});

test('Facebook without configuration suggests other methods @S2-88', async () => {
  render(
    <SocialPart settings={settings} onProfile={vi.fn()}>
      <p>Altfel</p>
    </SocialPart>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Continuă cu Facebook' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Autentificarea cu Facebook este dezactivată temporar. Folosește autentificarea prin SMS.',
  );
  expect(screen.getByRole('button', { name: 'Am înțeles' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Am înțeles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function mockRegistration() {
  const bodies: unknown[] = [];
  mockApi.use(
    mockCall('registerTemporarily', ({ body }) => {
      bodies.push(body);
      return errorResponse('validation_failed', { errors: { token: ['Apple a refuzat.'] } });
    }),
  );
  return bodies;
}

function SocialForm({ social }: { social: SocialLoginBody }) {
  const flow = useAuthFlow({
    start: { name: 'registration-form', social },
    settings,
    redirectTo: '/',
  });
  return <AuthSteps flow={flow} />;
}

test('a registration with Apple has no password, and the e-mail that Apple gave @S5-09 @S5-10 @S3-22', async () => {
  const bodies = mockRegistration();
  render(<SocialForm social={apple} />);
  expect(screen.queryByLabelText('Parolă')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Confirmă parola')).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toBeDisabled();
  expect(screen.getByLabelText('E-mail')).toHaveValue('mara@exemplu.ro');
  expect(screen.getByLabelText('Prenume')).toHaveValue('Mara');
  await userEvent.type(screen.getByLabelText('Telefon'), '0733111222');
  await userEvent.click(screen.getByRole('checkbox', { name: /Accept Termenii/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuă' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Apple a refuzat.');
  expect(bodies[0]).toMatchObject({
    register_method: 'apple',
    email: 'mara@exemplu.ro',
    external_id: '001234.abc',
    token: 'identity-token',
  });
  expect(bodies[0]).not.toHaveProperty('password');
});

function BothForms() {
  const flow = useAuthFlow({
    start: { name: 'registration-form', social: null },
    settings,
    redirectTo: '/',
  });
  const go = () => flow.go({ name: 'registration-form', social: apple });
  return (
    <>
      <AuthSteps flow={flow} />
      <button onClick={go}>Apple</button>
    </>
  );
}

test('a password typed for registration by e-mail does not block one with Apple @S5-09', async () => {
  const bodies = mockRegistration();
  render(<BothForms />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Prenume'), 'Mara');
  await user.type(screen.getByLabelText('Nume'), 'Pop');
  await user.type(screen.getByLabelText('Telefon'), '0733111222');
  await user.type(screen.getByLabelText('Parolă'), 'abc');
  await user.click(screen.getByRole('checkbox', { name: /Accept Termenii/ }));
  await user.click(screen.getByRole('button', { name: 'Alege altă variantă' }));
  await user.click(screen.getByRole('button', { name: 'Apple' }));
  expect(screen.queryByLabelText('Parolă')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continuă' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Apple a refuzat.');
  expect(bodies[0]).toMatchObject({ register_method: 'apple', last_name: 'Pop' });
  expect(bodies[0]).not.toHaveProperty('password');
});

test('a registration with Apple that gave no e-mail asks for one @S5-10', async () => {
  const bodies = mockRegistration();
  render(<SocialForm social={{ ...apple, email: null }} />);
  expect(screen.getByLabelText('E-mail')).toBeEnabled();
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Telefon'), '0733111222');
  await userEvent.click(screen.getByRole('checkbox', { name: /Accept Termenii/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuă' }));
  expect(await screen.findByText('Câmpul E-mail este obligatoriu')).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail'), 'mara@alta.ro');
  await userEvent.click(screen.getByRole('button', { name: 'Continuă' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Apple a refuzat.');
  expect(bodies[0]).toMatchObject({ register_method: 'apple', email: 'mara@alta.ro' });
});

test('the e-mail from Facebook can be changed @S5-10', () => {
  render(<SocialForm social={{ ...apple, social: 'facebook' }} />);
  expect(screen.getByLabelText('E-mail')).toBeEnabled();
  expect(screen.getByLabelText('E-mail')).toHaveValue('mara@exemplu.ro');
});
