/** Section 4 of the specification: states and transitions. */
export const section4 = {
  'S4-01':
    'The login form moves between login, forgot-password, setup-password and login-with-sms.',
  'S4-02': 'A login error with setup_password moves the form to setup-password.',
  'S4-03': 'After the set-up of a password the client is logged in with it without another press.',
  'S4-04':
    'Password recovery goes from the e-mail over the code and the new password to its success.',
  'S4-05': 'The success of a password recovery offers a way back to the login.',
  'S4-06':
    'SMS login goes from the phone over the sent code, with a countdown to the next one, to the confirmation.',
  'S4-07': 'The link "modifică" of the SMS login leads back to the phone and resets the countdown.',
  'S4-08': 'A registration begins with its type: e-mail, Facebook or Apple.',
  'S4-09': 'Sending the registration form makes a temporary registration and shows the code step.',
  'S4-10': 'Sending the code registers and logs in the user and closes the modal.',
  'S4-11': 'A Facebook session is logged out after a registration.',
  'S4-12': 'A booking goes through the steps 1 to 5, none ahead of an open question.',
  'S4-13': 'Only these status moves exist: from pending to all others, from approved to canceled.',
  'S4-14': 'A client can cancel a booking.',
  'S4-15': 'Selecting a service adds it and deselects those that can no longer stand beside it.',
  'S4-16': 'Deselecting a service removes it.',
  'S4-17':
    'Selecting a subscription service sets its active subscription: the given one, or else its first.',
  'S4-18': 'Deselecting a subscription service clears the active subscription.',
  'S4-19': 'The list of professionals is narrowed to those who offer all selected services.',
  'S4-20': 'A service is disabled when no available professional offers it.',
  'S4-21':
    'A service is disabled when its equipment group differs from that of a selected service.',
  'S4-22': 'A subscription service is disabled when another one is selected.',
  'S4-23':
    'A selected subscription service is disabled when its subscription is the one that was given.',
  'S4-24': 'The initial categories drop services without professionals, and empty categories.',
  'S4-25': 'The route guard skips public pages.',
  'S4-26': 'A signed-in user on the login or another guest-only page is redirected home.',
  'S4-27': 'A refresh token that expired resets the session.',
  'S4-28': 'An expired access token triggers a refresh, after which the call is made again.',
  'S4-29': 'A refresh that is refused resets the session.',
  'S4-30': 'A guest on a protected page goes to the login.',
  'S4-31': 'Location and radius persist in cookies.',
  'S4-32': 'A new request for the list cancels the previous one.',
  'S4-33': 'A new request for suggestions cancels the previous one.',
  'S4-34':
    'Consent is kept in the storage of the browser: all, the necessary only, or a selection.',
  'S4-35': 'The essential consent cannot be disabled.',
} as const;
