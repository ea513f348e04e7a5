/** Section 1 of the specification: what the product does and for whom. */
export const section1 = {
  'S1-01': 'The interface is in Romanian (locale ro).',
  'S1-02':
    'Providers are found by trade: salons, barbers, doctors, nails, makeup, gyms, spa, massage.',
  'S1-03': 'Links to the mobile app are offered for iOS, Android and Huawei.',
  'S1-04':
    'The drawer of the business header offers links to the business app for Apple and Android.',
} as const;
