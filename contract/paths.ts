/** Method and path of every call. Parameters stand as `:name`. No library: the browser may load this file. */
export const paths = {
  csrfCookie: 'GET /sanctum/csrf-cookie',
  login: 'POST /auth/login',
  refreshSession: 'POST /auth/refresh',
  logout: 'POST /auth/logout',
  user: 'GET /api/user',

  listLocations: 'GET /api/public/locations',
  filtersForm: 'GET /api/public/locations/form/get',
  locationDetail: 'GET /api/public/locations/:slug/:location_id',
  locationServices: 'GET /api/public/locations-services/:id',
  locationGallery: 'GET /api/public/locations-gallery/:id',
  locationReviews: 'GET /api/public/locations-reviews/:id',
  locationGeneralRating: 'GET /api/public/locations-general-rating/:id',
  locationSlots: 'GET /api/public/locations-slots/:id',
  listPlaces: 'GET /api/public/places',
  nearestPlace: 'GET /api/public/places/nearest',
  image: 'GET /api/public/images/:id',

  createBooking: 'POST /api/bookings',
  listBookings: 'GET /api/bookings/:type',
  bookingDetails: 'GET /api/booking/:id/details',
  listSubscriptions: 'GET /api/services-subscriptions',
  checkVoucher: 'POST /api/customer/vouchers/code',

  mailbox: 'GET /api/dev/mailbox',
} as const;

export type CallName = keyof typeof paths;
