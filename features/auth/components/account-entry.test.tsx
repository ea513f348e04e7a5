import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import * as navigation from 'next/navigation';
import { beforeEach, expect, test, vi } from 'vitest';
import { Header } from '#components/layout/header.tsx';
import { closeAuthModal, useAuthModal } from '#lib/session/auth-modal.ts';
import { resetSession, startSession } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { DrawerAccount, UserMenu } from './account-entry.tsx';

const user = makeUser();

function hint() {
  document.cookie = 'auth_hint=1.9999999999; path=/';
}

beforeEach(resetSession);

test('without a connection the sign-in link is a plain link', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<UserMenu />);
  const followed = vi.fn((event: Event) => !event.defaultPrevented);
  window.addEventListener('click', followed, { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Intră în cont' }));
  expect(followed).toHaveReturnedWith(true);
});

const drawerAccount = (
  <DrawerAccount search={<p>Caută</p>}>
    <p>Pentru afaceri</p>
  </DrawerAccount>
);

const renderHeader = () =>
  render(
    <Header drawer={drawerAccount}>
      <UserMenu />
    </Header>,
  );

test('the drawer lists the links of guests and of clients in a fixed order @S2-50 @S2-51 @S2-52 @S2-53 @S2-54 @S2-55', async () => {
  hint();
  mockApi.use(mockCall('user', () => ({ data: user })));
  renderHeader();
  const drawer = screen.getByRole('navigation', { name: 'Meniu', hidden: true });
  expect(drawer).toHaveTextContent(/Caută.*Intră în cont.*Pentru afaceri$/);
  act(() => startSession(user));
  await waitFor(() =>
    expect(drawer).toHaveTextContent(
      /Profil.*Rezervările mele.*Caută.*Pentru afaceri.*Deconectare$/,
    ),
  );
  expect(drawer).not.toHaveTextContent('Intră în cont');
});

test('a client is greeted in header and drawer, and avatar, menu and drawer lead to the profile @S2-05 @S2-43 @S2-50', async () => {
  hint();
  mockApi.use(mockCall('user', () => ({ data: user })));
  renderHeader();
  act(() => startSession(user));
  await waitFor(() => expect(screen.getAllByText(user.first_name)).toHaveLength(2));
  expect(screen.getAllByText('Rezervările mele')).toHaveLength(2);
  for (const link of [
    screen.getByRole('link', { name: 'Profilul tău' }),
    screen.getByRole('link', { name: /^Bine ai revenit!.*Profilul tău$/, hidden: true }),
    ...screen.getAllByText('Profil').map((text) => text.closest('a')),
  ])
    expect(link).toHaveAttribute('href', '/account/profile');
  expect(screen.queryByText('Intră în cont')).not.toBeInTheDocument();
});

test('the header greets a client with first name and avatar, and the greeting opens a menu @S2-42 @S6-07', async () => {
  hint();
  const src = '/api/public/images/1?w=150';
  const client = makeUser({ avatar: { dataUrl150: src } });
  mockApi.use(mockCall('user', () => ({ data: client })));
  const { container } = render(<UserMenu />);
  act(() => startSession(client));
  const greeting = await screen.findByRole('button', {
    name: new RegExp(`^Bine ai revenit! ?${client.first_name}$`),
  });
  expect(container.querySelector('img')).toHaveAttribute('src', src);
  const menu = document.getElementById(greeting.getAttribute('popovertarget') ?? '');
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(menu).toHaveTextContent(/^Profil.*Rezervările mele.*Deconectare$/);
});

test('a client with an avatar sees it in the header and in the drawer @S3-01', async () => {
  hint();
  const src = '/api/public/images/1?w=150';
  const client = makeUser({ avatar: { dataUrl150: src } });
  mockApi.use(mockCall('user', () => ({ data: client })));
  const { container } = renderHeader();
  act(() => startSession(client));
  await screen.findAllByText(client.first_name);
  const sources = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(sources).toEqual([src, src]);
});

test('header and drawer link a guest to the login page', () => {
  render(
    <>
      <UserMenu />
      {drawerAccount}
    </>,
  );
  const links = screen.getAllByRole('link', { name: 'Intră în cont' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login']);
});

test('on the sign-in page neither header nor drawer links to it', () => {
  vi.spyOn(navigation, 'useSelectedLayoutSegment').mockReturnValue('(sign-in)');
  renderHeader();
  expect(screen.queryByText('Intră în cont')).not.toBeInTheDocument();
});

test.each([
  ['header', <UserMenu key="header" />],
  ['drawer', drawerAccount],
])('the login button of the %s opens the sign-in on the current page', async (_where, part) => {
  render(
    <>
      {part}
      <IsAsked />
    </>,
  );
  expect(screen.getByText('page')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Intră în cont' }));
  expect(screen.getByText('modal')).toBeVisible();
  act(closeAuthModal);
});

function IsAsked() {
  return useAuthModal() ? 'modal' : 'page';
}

test('a session that ends in another tab removes the account from the page', async () => {
  hint();
  render(<UserMenu />);
  act(() => startSession(user));
  await screen.findByText(user.first_name);
  act(() => resetSession());
  expect(screen.getByRole('link', { name: 'Intră în cont' })).toBeVisible();
});

test('an offline logout shows its failure at the button and can be retried', async () => {
  hint();
  mockApi.use(
    mockCall('user', () => ({ data: user })),
    mockCall('logout', () => HttpResponse.error()),
  );
  render(<UserMenu />);
  act(() => startSession(user));
  const logout = (await screen.findByText('Deconectare')).closest('button');
  if (!logout) throw new Error('No button');
  await userEvent.click(logout);
  expect(await screen.findByText(/Nu te-am putut deconecta/)).toHaveAttribute('role', 'alert');
  await userEvent.click(logout);
  expect(await screen.findByText(/Nu te-am putut deconecta/)).toBeInTheDocument();
});
