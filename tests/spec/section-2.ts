/** Section 2 of the specification: screens and routes. */
export const section2 = {
  'S2-01': '/ is the home page.',
  'S2-02': 'The link "Găsește-ți specialistul" leads to /.',
  'S2-03': '/account is the area of signed-in users and leads on to one of its children.',
  'S2-04': '/account/bookings shows the bookings of the client, upcoming and past.',
  'S2-05': '/account/profile is the profile page, and the avatar of the header leads to it.',
  'S2-06': '/account/security is the security page.',
  'S2-07': '/account/subscriptions lists the subscriptions of the client.',
  'S2-08': 'A signed-in visitor on a guest-only page is redirected to the home page.',
  'S2-09': '/beauty-and-care, /health-and-wellness and /sports-and-recreation are business pages.',
  'S2-10': '/business is the landing page for partners, where "Pentru afaceri" leads.',
  'S2-11': '/#pricing is the section with benefits and price for businesses.',
  'S2-12': '/faq is an information page.',
  'S2-13': '/feedback is an information page.',
  'S2-14': '/privacy-policy is a legal page, opened in a new tab from the auth flow.',
  'S2-15': '/terms-and-conditions is a legal page, opened in a new tab from the auth flow.',
  'S2-16': '/locations is the list of results and takes the searched text as a query parameter.',
  'S2-17': '/locations/{location_id}/{location_slug} is the page of a location.',
  'S2-18':
    '/locations/{location_id}/{location_slug?}/booking is the booking flow, the slug optional.',
  'S2-19': '/login is the page to sign in.',
  'S2-20': '/register is the page to register.',
  'S2-21': '/setup-password is the page to set a password.',
  'S2-22': '/{token} shows the rules of a contest.',
  'S2-23': '/{city} lists the locations of a city.',
  'S2-24': '/{city}/{category} lists the locations of a category in a city.',
  'S2-25':
    'A page may be guest-only or public; a guest on a protected one is redirected to the login.',

  'S2-26':
    'An unknown route answers 404 and shows "404 Not Found", "This page could not be found".',
  'S2-27': 'An error that is no 404 shows "An error occurred".',
  'S2-28': 'Other errors of a route show an error page with their status, 500 by default.',
  'S2-29':
    'When the error page itself fails, "An error occurred while showing the error page" stands there with a link home.',

  'S2-30': 'A loading overlay is shown until the filters form is loaded.',
  'S2-31': 'A consent banner is part of the layout.',
  'S2-32': 'A footer stands below every page.',
  'S2-33': 'The auth modal can be opened above any page.',
  'S2-34': 'A bar shows that a page is loading.',

  'S2-35': 'The logo of the header leads home.',
  'S2-36': 'The header has the search bar on large screens.',
  'S2-37': 'The header opens the search modal on medium screens.',
  'S2-38': 'Small screens have a search bar of their own.',
  'S2-39': 'The header has a link to the blog.',
  'S2-40': 'The header has the link "Pentru afaceri".',
  'S2-41': 'The header of a guest has a button to sign in.',
  'S2-42':
    'The header of a signed-in client greets "Bine ai revenit!" with first name and avatar, as a menu.',
  'S2-43': 'The user menu offers the profile.',
  'S2-44': 'The user menu offers to log out.',
  'S2-45': 'On small screens the home header shows a burger or the avatar.',
  'S2-46': 'The business header has logo, burger menu, search bar, blog and business menu.',
  'S2-47': 'The business header has the link to find a specialist.',
  'S2-48':
    'The drawer of the business header lists finding a specialist, registering a business, benefits and price, the three categories and the blog.',
  'S2-49':
    'The drawer of the business header has a button to become a partner and the store links of the business app.',

  'S2-50': 'The drawer shows "Profil" to signed-in clients only.',
  'S2-51': 'The drawer shows "Rezervările mele" to signed-in clients only.',
  'S2-52': 'The drawer has an entry that leads to the search.',
  'S2-53': 'The drawer shows "Intră în cont" to guests only.',
  'S2-54': 'The drawer leads to the blog and to "Pentru afaceri".',
  'S2-55': 'The drawer of a signed-in client offers to log out.',

  'S2-56': 'The footer has social links.',
  'S2-57': 'The footer has a contact e-mail.',
  'S2-58': 'The group "Explorează" of the footer leads to home, search and blog.',
  'S2-59':
    'The business group of the footer leads to the partnership and the three category pages.',
  'S2-60': 'The group of resources of the footer leads to the FAQ.',
  'S2-61': 'The footer has a link to the consumer-protection authority.',
  'S2-62': 'The footer has links to terms and privacy.',

  'S2-63': 'The button "CAUTĂ" of the search bar, and Enter in it, start the search.',
  'S2-64': 'A search leads to /locations with the trimmed text as its query parameter.',

  'S2-65': 'The search modal is titled "Căutare" and fills the screen.',
  'S2-66':
    'The search modal has an address input and a text box that searches on Enter or its button.',
  'S2-67': 'The search modal shows the number of results and their list.',
  'S2-68': 'The search modal suggests locations under "Poate te interesează…".',
  'S2-69': 'The search modal shows a skeleton while it loads.',
  'S2-70':
    'A result of the modal shows logo or placeholder, name, the label "Beauty & Care", the rating out of 5 and the number of reviews.',

  'S2-71': 'The address input completes places of Romania only.',
  'S2-72': 'The placeholder of the address input is "Caută locația dorită".',
  'S2-73': 'The address input has a button "Locația curentă" that takes where the visitor is.',

  'S2-74':
    'The steps of a booking are titled "Alege Serviciile", "Alege Specialistul", "Alege Data și Ora", "Sumar" and "Rezervare Plasată!".',
  'S2-75': 'A back button stands on the steps before 5.',
  'S2-76': '"Pasul X din 4" stands on the steps before 4, on medium screens and up.',
  'S2-77':
    'The button of the footer reads "Continuă" on steps 1 to 3, "Rezervă" on 4, "Acasă" on 5.',
  'S2-78': 'The button of the footer is disabled until the step allows to go on.',

  'S2-79':
    'The auth modal is persistent: a press beside it does not close it, its close button does.',
  'S2-80': 'The auth modal is 600 px wide and fills extra-small screens.',
  'S2-81': 'The auth modal switches between login and registration.',
  'S2-82': 'The login form has the state login: e-mail and password.',
  'S2-83': 'The login form has the states forgot-password, setup-password and login-with-sms.',

  'S2-84': 'The consent dialog is titled "Preferințe de marketing" and has a toggle per category.',
  'S2-85': 'The toggles of required consent categories are locked.',
  'S2-86':
    'The consent dialog offers to accept all, the essentials only, or the current selection.',
  'S2-87': 'The consent dialog appears when no preference is saved.',

  'S2-89':
    'On desktop the home header shows blog, business, and the user menu or a button to log in.',

  'S2-88':
    'The Facebook button opens a dialog that Facebook login is temporarily disabled and to use SMS login, with the button "Am înțeles".',
} as const;
