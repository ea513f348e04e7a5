/** Section 3 of the specification: entities and their fields. */
export const section3 = {
  'S3-01': 'A user has first_name, last_name, email and an avatar with its dataUrl150.',
  'S3-02': 'The session of a browser says whether its user is logged in.',
  'S3-03': 'A position has latitude, longitude and an address.',
  'S3-04': 'The default position is Iași, România, at 47.16, 27.58.',
  'S3-05': 'The cookie of the chosen city holds lat, lng and name.',
  'S3-06': 'A service has id, name, description, advanced_details and duration_label.',
  'S3-07': 'A service lists the ids of the professionals who offer it.',
  'S3-08':
    'A service says whether it is a subscription and lists its subscriptions, each with its id.',
  'S3-09': 'A service carries a service_id.',
  'S3-10': 'A service has an equipment_group with its id, or none.',
  'S3-11':
    'A service has price, max_price, range_price, hidden_price, price_label and max_price_label.',
  'S3-12':
    'A service says has_offers and lists offers with start_date, end_date, discount and discount_type.',
  'S3-13': 'A service category has id, name and its services.',
  'S3-14': 'A voucher has discount, discount_type and the services that it is for.',
  'S3-15':
    'The consent preferences are essential, analytics and marketing; a category has key, name, description and required.',
  'S3-16':
    'A location of the results has id, slug, name, a logo with its dataUrl500, average_rating and rating_count.',
  'S3-17': 'The detail of a location also has service_categories, gallery and albums.',
  'S3-18': 'The list of locations answers data, meta with current_page and total, and suggested.',
  'S3-19': 'The filters of the list are radius, search, sort, categories and page.',
  'S3-20': 'The filters form has counties, categories, citiesFeatured and payment_methods.',
  'S3-21':
    'The registration form has first_name, last_name, email, phone, temp_phone, password, password_confirmation and terms_and_conditions.',
  'S3-22':
    'The registration form has external_id, register_method (email, facebook or apple), avatar_fb_url, device_name (the user agent), token, confirmation_code and from ("web").',
  'S3-23':
    'The payload of a social login has social, first_name, last_name, email, external_id, token and avatar_fb_url.',
  'S3-24':
    'A booking draft knows comment, customFields, services, startDate, startTime, professional, subscription, step, categories, professionals, voucher, servicesIds, professionalId and servicesSubscriptionId.',
  'S3-25':
    'The prices of a draft are computed from its services, start date, professional and voucher.',
  'S3-26': 'The status of a booking is pending, approved, rejected, canceled or expired.',
  'S3-27': 'The reasons for a cancellation are a list.',
} as const;
