/** Section 7 of the specification: calls. */
export const section7 = {
  'S7-01': 'The host of the api is a setting: one build serves any.',
  'S7-02': 'Calls carry the credentials of the browser.',
  'S7-03': 'A captcha of version 3, its badge hidden, runs for registering and logging in.',

  'S7-04': 'GET /sanctum/csrf-cookie is called before a login.',
  'S7-05': 'GET /sanctum/csrf-cookie is called before a registration and before setup-password.',
  'S7-06': 'POST /auth/login takes from=client, email and password.',
  'S7-07': 'POST /api/auth/confirm-login-with-sms logs in with phone, token and confirmation_code.',
  'S7-08':
    'POST /api/auth/login-with-sms takes phone and captcha_token and answers a token, on 422 errors and seconds.',
  'S7-09': 'POST /auth/login-social takes the social payload.',
  'S7-10': 'POST /auth/logout ends the session.',
  'S7-11': 'GET /api/user answers the user under data.',
  'S7-12':
    'POST /auth/setup-password takes email, current_password, password and password_confirmation.',

  'S7-13': 'POST /api/register/re-temp takes the registration form and answers a token.',
  'S7-14': 'POST /api/register/client takes the form with token, confirmation_code and from="web".',
  'S7-15': 'POST /api/password/code/email takes email and requested_by="client".',
  'S7-16': 'POST /api/password/code/verify takes email, token and requested_by.',
  'S7-17':
    'POST /api/password/reset takes email, token, password, password_confirmation and requested_by.',

  'S7-18': 'PUT /setup-password sets the password of the current user.',
  'S7-19': 'PUT /api/account/set-up-password/{user_id} sets a first password.',
  'S7-20': 'PUT /api/account/change-password/{user_id} changes the password.',
  'S7-21': 'PUT /api/account/profile changes the profile.',
  'S7-22': 'POST /api/account/profile-change-email begins a change of the e-mail.',
  'S7-23': 'PATCH /api/account/profile-confirm-change-email confirms the new e-mail.',
  'S7-24': 'POST /api/account/profile-change-phone begins a change of the phone.',
  'S7-25': 'PATCH /api/account/profile-confirm-change-phone confirms the new phone.',
  'S7-26': 'GET /api/services-subscriptions lists the subscriptions of the client.',

  'S7-27': 'GET /api/bookings/{type} lists the bookings of a type, with query parameters.',
  'S7-28': 'POST /api/bookings places a booking from the draft.',
  'S7-29': 'GET /api/booking/{id}/details answers one booking.',
  'S7-30': 'PATCH /api/bookings/{id}/cancel cancels a booking.',
  'S7-31': 'GET /api/booking/client-cancellation-reason lists the reasons for a cancellation.',
  'S7-32': 'GET /api/customer/vouchers lists the vouchers of the client.',
  'S7-33': 'POST /api/customer/vouchers/code validates the code of a voucher.',

  'S7-34':
    'GET /api/public/locations takes radius in metres, latitude, longitude, search, categories, page and sort.',
  'S7-35': 'GET /api/public/locations/{slug}/{location_id}?version=latest answers a location.',
  'S7-36': 'GET /api/public/locations/form/get answers the filters form, loaded at startup.',
  'S7-37': 'GET /api/public/locations-reviews/{locationId} lists reviews, with filters.',
  'S7-38': 'GET /api/public/locations-general-rating/{locationId} answers the general rating.',
  'S7-39': 'GET /api/public/locations-services/{id} answers the services.',
  'S7-40': 'GET /api/public/locations-gallery/{id} answers the gallery.',
  'S7-41':
    'Suggestions are asked for with search, radius in metres, latitude, longitude and per_page=3.',
  'S7-42': 'The sort "default" is not sent.',
  'S7-43': 'The page is sent only above 1.',
  'S7-44': 'A social SDK of version v14.0 fetches id, first_name, last_name, email and picture.',
  'S7-45': 'The position of the browser is used to find the place of the visitor.',
  'S7-46': 'Places are completed while the visitor types.',
} as const;
