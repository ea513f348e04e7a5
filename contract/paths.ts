/** Method and path of every call. Parameters stand as `:name`. No library: the browser may load this file. */
export const paths = {
  csrfCookie: 'GET /sanctum/csrf-cookie',
  login: 'POST /auth/login',
  refreshSession: 'POST /auth/refresh',
  logout: 'POST /auth/logout',
  user: 'GET /api/user',
  sendLoginSms: 'POST /api/auth/login-with-sms',
  confirmLoginSms: 'POST /api/auth/confirm-login-with-sms',
  loginSocial: 'POST /auth/login-social',

  registerTemporarily: 'POST /api/register/re-temp',
  registerClient: 'POST /api/register/client',

  setupPassword: 'POST /auth/setup-password',
  sendPasswordCode: 'POST /api/password/code/email',
  verifyPasswordCode: 'POST /api/password/code/verify',
  resetPassword: 'POST /api/password/reset',
  setOwnPassword: 'PUT /setup-password',
  setFirstPassword: 'PUT /api/account/set-up-password/:user_id',
  changePassword: 'PUT /api/account/change-password/:user_id',

  updateProfile: 'PUT /api/account/profile',
  uploadAvatar: 'POST /api/account/avatar',
  deleteAvatar: 'DELETE /api/account/avatar',
  sendSecurityCode: 'POST /api/account/security-code',
  changeEmail: 'POST /api/account/profile-change-email',
  confirmEmail: 'PATCH /api/account/profile-confirm-change-email',
  changePhone: 'POST /api/account/profile-change-phone',
  confirmPhone: 'PATCH /api/account/profile-confirm-change-phone',
  listSessions: 'GET /api/account/sessions',
  endSessions: 'DELETE /api/account/sessions',
  exportAccount: 'GET /api/account/export',
  deleteAccount: 'DELETE /api/account',

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
  cancelBooking: 'PATCH /api/bookings/:id/cancel',
  listCancelReasons: 'GET /api/booking/client-cancellation-reason',
  listSubscriptions: 'GET /api/services-subscriptions',
  checkVoucher: 'POST /api/customer/vouchers/code',

  mailbox: 'GET /api/dev/mailbox',
} as const;

export type CallName = keyof typeof paths;
