import { bookingDetailsCall, createBookingCall, listBookingsCall } from './booking.ts';
import type { Call } from './call.ts';
import { filtersFormCall } from './filters-form.ts';
import { locationGalleryCall } from './gallery.ts';
import { imageCall } from './image.ts';
import { locationDetailCall } from './location-detail.ts';
import { listLocationsCall } from './location-list.ts';
import { listSubscriptionsCall } from './own-subscription.ts';
import { mailboxCall } from './mailbox.ts';
import type { CallName } from './paths.ts';
import { listPlacesCall, nearestPlaceCall } from './place.ts';
import { locationGeneralRatingCall, locationReviewsCall } from './review.ts';
import { locationServicesCall } from './service.ts';
import { csrfCookieCall, loginCall, logoutCall, refreshSessionCall, userCall } from './session.ts';
import { locationSlotsCall } from './slot.ts';
import { checkVoucherCall } from './voucher.ts';

/** Every call of the contract by name: validation, types and the OpenAPI document come from here. */
export const calls = {
  csrfCookie: csrfCookieCall,
  login: loginCall,
  refreshSession: refreshSessionCall,
  logout: logoutCall,
  user: userCall,
  listLocations: listLocationsCall,
  filtersForm: filtersFormCall,
  locationDetail: locationDetailCall,
  locationServices: locationServicesCall,
  locationGallery: locationGalleryCall,
  locationReviews: locationReviewsCall,
  locationGeneralRating: locationGeneralRatingCall,
  locationSlots: locationSlotsCall,
  listPlaces: listPlacesCall,
  nearestPlace: nearestPlaceCall,
  image: imageCall,
  createBooking: createBookingCall,
  listBookings: listBookingsCall,
  bookingDetails: bookingDetailsCall,
  listSubscriptions: listSubscriptionsCall,
  checkVoucher: checkVoucherCall,
  mailbox: mailboxCall,
} satisfies Record<CallName, Call>;
