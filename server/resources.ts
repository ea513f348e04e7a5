import type { FastifyInstance } from 'fastify';
import { registerAccount } from './account/routes.ts';
import { registerBookings } from './bookings/routes.ts';
import { registerCities } from './cities/routes.ts';
import type { Deps } from './deps.ts';
import { registerFiltersForm } from './filters-form/routes.ts';
import { registerGallery } from './gallery/routes.ts';
import { registerImages } from './images/routes.ts';
import { registerLocationDetail } from './location-detail/routes.ts';
import { registerLocations } from './locations/routes.ts';
import { registerMailbox } from './mailbox/routes.ts';
import { registerPageNames } from './page-names/routes.ts';
import { registerPasswords } from './password/routes.ts';
import { registerPlaces } from './places/routes.ts';
import { registerProvider } from './provider/routes.ts';
import { registerRegistration } from './registration/routes.ts';
import { registerReviews } from './reviews/routes.ts';
import { registerServices } from './services/routes.ts';
import { registerSlots } from './slots/routes.ts';
import { registerSmsLogin } from './sms-login/routes.ts';
import { registerSocial } from './social/routes.ts';
import { registerSubscriptions } from './subscriptions/routes.ts';
import { registerVouchers } from './vouchers/routes.ts';

/** The table of contents of the api: every resource registers its routes here, after the session's hooks. */
export async function registerResources(app: FastifyInstance, deps: Deps): Promise<void> {
  registerFiltersForm(app, deps);
  registerPlaces(app, deps);
  registerPageNames(app, deps);
  registerCities(app, deps);
  registerLocations(app, deps);
  registerLocationDetail(app, deps);
  registerServices(app, deps);
  registerGallery(app, deps);
  registerReviews(app, deps);
  registerSlots(app, deps);
  registerImages(app, deps);
  registerSmsLogin(app, deps);
  registerSocial(app, deps);
  registerRegistration(app, deps);
  registerPasswords(app, deps);
  registerBookings(app, deps);
  registerSubscriptions(app, deps);
  registerVouchers(app, deps);
  registerProvider(app, deps);
  registerMailbox(app, deps);
  registerAccount(app, deps);
}
