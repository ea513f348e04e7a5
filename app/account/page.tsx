import { redirect } from 'next/navigation';

// Where it leads depends on who asks: no cache may keep it.
export const dynamic = 'force-dynamic';

export default function AccountPage() {
  redirect('/account/bookings');
}
