/** Section 1 of the specification: what the product does. */
export const section1 = {
  'S1-01':
    'The Facebook button opens a dialog that says that login with Facebook is temporarily disabled and to use SMS login, with the button "Am înțeles".',
} as const;
