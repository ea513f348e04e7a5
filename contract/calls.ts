import {
  deleteAccountCall,
  deleteAvatarCall,
  endSessionsCall,
  exportAccountCall,
  listSessionsCall,
  updateProfileCall,
  uploadAvatarCall,
} from './account.ts';
import { citiesCall, cityCall, cityCategoryCall } from './city.ts';
import { cancelBookingCall, listCancelReasonsCall } from './cancellation.ts';
import {
  bookingCalendarCall,
  bookingDetailsCall,
  createBookingCall,
  listBookingsCall,
} from './booking.ts';
import type { Call } from './call.ts';
import {
  changeEmailCall,
  changePhoneCall,
  confirmEmailCall,
  confirmPhoneCall,
  sendSecurityCodeCall,
} from './contact-change.ts';
import {
  addFavouriteCall,
  deleteFavouriteCall,
  mergeFavouritesCall,
  listFavouritesCall,
} from './favourites.ts';
import { sendFeedbackCall } from './feedback.ts';
import { filtersFormCall } from './filters-form.ts';
import { locationGalleryCall, imageCall, sharePictureCall } from './image.ts';
import { locationDetailCall } from './location-detail.ts';
import { listLocationsCall, locationsCardsCall } from './location-list.ts';
import { listSubscriptionsCall, withdrawSubscriptionCall } from './own-subscription.ts';
import { mailboxCall } from './mailbox.ts';
import { marketingCall, setMarketingCall, remindersCall, setRemindersCall } from './preferences.ts';
import {
  changePasswordCall,
  resetPasswordCall,
  sendPasswordCodeCall,
  setFirstPasswordCall,
  setOwnPasswordCall,
  setupPasswordCall,
  verifyPasswordCodeCall,
} from './password.ts';
import { locationsNextSlotsCall } from './next-slots.ts';
import { pageNameCall } from './page-name.ts';
import type { CallName, paths } from './paths.ts';
import { listPlacesCall, nearestPlaceCall } from './place.ts';
import { answerBookingCall, operatorAnswerCall, providerBookingCall } from './provider.ts';
import { registerClientCall, registerTemporarilyCall } from './registration.ts';
import { rescheduleBookingCall, createSlotAlertCall, deleteSlotAlertCall } from './reschedule.ts';
import {
  locationGeneralRatingCall,
  locationReviewsCall,
  moderateReviewCall,
  reportReviewCall,
  reviewBookingCall,
} from './review.ts';
import { locationServicesCall } from './service.ts';
import { csrfCookieCall, loginCall, logoutCall, refreshSessionCall, userCall } from './session.ts';
import { locationSlotsCall } from './slot.ts';
import { sitemapCall, sitemapFilesCall } from './sitemap.ts';
import { confirmLoginSmsCall, sendLoginSmsCall } from './sms-login.ts';
import { loginSocialCall } from './social-login.ts';
import { sendVitalsCall } from './vitals.ts';
import { checkVoucherCall, listVouchersCall } from './voucher.ts';

/** GET calls are never protected. */
type CallOf<Path extends string> = Path extends `GET ${string}` ? Call & { csrf?: never } : Call;

/** The source of validation, types and the OpenAPI document. */
export const calls = {
  csrfCookie: csrfCookieCall,
  login: loginCall,
  refreshSession: refreshSessionCall,
  logout: logoutCall,
  user: userCall,
  sendLoginSms: sendLoginSmsCall,
  confirmLoginSms: confirmLoginSmsCall,
  loginSocial: loginSocialCall,
  registerTemporarily: registerTemporarilyCall,
  registerClient: registerClientCall,
  setupPassword: setupPasswordCall,
  sendPasswordCode: sendPasswordCodeCall,
  verifyPasswordCode: verifyPasswordCodeCall,
  resetPassword: resetPasswordCall,
  setOwnPassword: setOwnPasswordCall,
  setFirstPassword: setFirstPasswordCall,
  changePassword: changePasswordCall,
  updateProfile: updateProfileCall,
  uploadAvatar: uploadAvatarCall,
  deleteAvatar: deleteAvatarCall,
  sendSecurityCode: sendSecurityCodeCall,
  changeEmail: changeEmailCall,
  confirmEmail: confirmEmailCall,
  changePhone: changePhoneCall,
  confirmPhone: confirmPhoneCall,
  listSessions: listSessionsCall,
  endSessions: endSessionsCall,
  exportAccount: exportAccountCall,
  deleteAccount: deleteAccountCall,
  listLocations: listLocationsCall,
  filtersForm: filtersFormCall,
  locationDetail: locationDetailCall,
  locationServices: locationServicesCall,
  locationGallery: locationGalleryCall,
  locationReviews: locationReviewsCall,
  locationGeneralRating: locationGeneralRatingCall,
  reportReview: reportReviewCall,
  locationSlots: locationSlotsCall,
  locationsCards: locationsCardsCall,
  locationsNextSlots: locationsNextSlotsCall,
  listPlaces: listPlacesCall,
  nearestPlace: nearestPlaceCall,
  pageName: pageNameCall,
  cities: citiesCall,
  city: cityCall,
  cityCategory: cityCategoryCall,
  sitemapFiles: sitemapFilesCall,
  sitemap: sitemapCall,
  image: imageCall,
  sharePicture: sharePictureCall,
  createBooking: createBookingCall,
  listBookings: listBookingsCall,
  bookingDetails: bookingDetailsCall,
  bookingCalendar: bookingCalendarCall,
  cancelBooking: cancelBookingCall,
  rescheduleBooking: rescheduleBookingCall,
  reviewBooking: reviewBookingCall,
  listCancelReasons: listCancelReasonsCall,
  createSlotAlert: createSlotAlertCall,
  deleteSlotAlert: deleteSlotAlertCall,
  reminders: remindersCall,
  setReminders: setRemindersCall,
  marketing: marketingCall,
  setMarketing: setMarketingCall,
  listFavourites: listFavouritesCall,
  mergeFavourites: mergeFavouritesCall,
  addFavourite: addFavouriteCall,
  deleteFavourite: deleteFavouriteCall,
  listSubscriptions: listSubscriptionsCall,
  withdrawSubscription: withdrawSubscriptionCall,
  listVouchers: listVouchersCall,
  checkVoucher: checkVoucherCall,
  providerBooking: providerBookingCall,
  answerBooking: answerBookingCall,
  operatorAnswer: operatorAnswerCall,
  moderateReview: moderateReviewCall,
  sendVitals: sendVitalsCall,
  sendFeedback: sendFeedbackCall,
  mailbox: mailboxCall,
} satisfies { [N in CallName]: CallOf<(typeof paths)[N]> };
