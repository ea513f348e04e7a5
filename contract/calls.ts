import * as account from './account.ts';
import * as city from './city.ts';
import * as cancellation from './cancellation.ts';
import * as booking from './booking.ts';
import * as bookingLink from './booking-link.ts';
import type { Call } from './call.ts';
import * as changes from './changes.ts';
import * as clientFeed from './client-feed.ts';
import * as favourites from './favourites.ts';
import * as feedback from './feedback.ts';
import * as filtersForm from './filters-form.ts';
import * as image from './image.ts';
import * as locationDetail from './location-detail.ts';
import * as locationList from './location-list.ts';
import * as ownSubscription from './own-subscription.ts';
import * as mailbox from './mailbox.ts';
import * as password from './password.ts';
import * as addresses from './addresses.ts';
import type { CallName, paths } from './paths.ts';
import * as place from './place.ts';
import * as provider from './provider.ts';
import * as providerCalendar from './provider-calendar.ts';
import * as registration from './registration.ts';
import * as reschedule from './reschedule.ts';
import * as review from './review.ts';
import * as service from './service.ts';
import * as session from './session.ts';
import * as slot from './slot.ts';
import * as vitals from './vitals.ts';
import * as voucher from './voucher.ts';

/** A GET call never needs an XSRF token, so `csrf` does not compile. */
type CallOf<Path extends string> = Path extends `GET ${string}` ? Call & { csrf?: never } : Call;

export const calls = {
  csrfCookie: session.csrfCookieCall,
  login: session.loginCall,
  refreshSession: session.refreshSessionCall,
  logout: session.logoutCall,
  user: session.userCall,
  sendLoginSms: session.sendLoginSmsCall,
  confirmLoginSms: session.confirmLoginSmsCall,
  loginSocial: session.loginSocialCall,
  registerTemporarily: registration.registerTemporarilyCall,
  registerClient: registration.registerClientCall,
  setupPassword: password.setupPasswordCall,
  sendPasswordCode: password.sendPasswordCodeCall,
  verifyPasswordCode: password.verifyPasswordCodeCall,
  resetPassword: password.resetPasswordCall,
  setOwnPassword: password.setOwnPasswordCall,
  setFirstPassword: password.setFirstPasswordCall,
  changePassword: password.changePasswordCall,
  updateProfile: account.updateProfileCall,
  uploadAvatar: account.uploadAvatarCall,
  deleteAvatar: account.deleteAvatarCall,
  sendSecurityCode: account.sendSecurityCodeCall,
  changeEmail: account.changeEmailCall,
  confirmEmail: account.confirmEmailCall,
  changePhone: account.changePhoneCall,
  confirmPhone: account.confirmPhoneCall,
  listSessions: account.listSessionsCall,
  endSessions: account.endSessionsCall,
  exportAccount: account.exportAccountCall,
  deleteAccount: account.deleteAccountCall,
  listLocations: locationList.listLocationsCall,
  filtersForm: filtersForm.filtersFormCall,
  locationDetail: locationDetail.locationDetailCall,
  locationServices: service.locationServicesCall,
  locationGallery: image.locationGalleryCall,
  locationReviews: review.locationReviewsCall,
  locationGeneralRating: review.locationGeneralRatingCall,
  reportReview: review.reportReviewCall,
  locationSlots: slot.locationSlotsCall,
  locationsCards: locationList.locationsCardsCall,
  locationsNextSlots: slot.locationsNextSlotsCall,
  listPlaces: place.listPlacesCall,
  nearestPlace: place.nearestPlaceCall,
  pageName: addresses.pageNameCall,
  cities: city.citiesCall,
  city: city.cityCall,
  cityCategory: city.cityCategoryCall,
  sitemapFiles: addresses.sitemapFilesCall,
  sitemap: addresses.sitemapCall,
  changes: changes.changesCall,
  image: image.imageCall,
  sharePicture: image.sharePictureCall,
  createBooking: booking.createBookingCall,
  listBookings: booking.listBookingsCall,
  bookingDetails: booking.bookingDetailsCall,
  bookingCalendar: booking.bookingCalendarCall,
  cancelBooking: cancellation.cancelBookingCall,
  rescheduleBooking: reschedule.rescheduleBookingCall,
  reviewBooking: review.reviewBookingCall,
  listCancelReasons: cancellation.listCancelReasonsCall,
  linkedBooking: bookingLink.linkedBookingCall,
  cancelLinkedBooking: bookingLink.cancelLinkedBookingCall,
  rescheduleLinkedBooking: bookingLink.rescheduleLinkedBookingCall,
  announceArrival: bookingLink.announceArrivalCall,
  createSlotAlert: reschedule.createSlotAlertCall,
  deleteSlotAlert: reschedule.deleteSlotAlertCall,
  reminders: account.remindersCall,
  setReminders: account.setRemindersCall,
  clientFeed: clientFeed.clientFeedCall,
  createClientFeed: clientFeed.createClientFeedCall,
  deleteClientFeed: clientFeed.deleteClientFeedCall,
  clientFeedFile: clientFeed.clientFeedFileCall,
  marketing: account.marketingCall,
  setMarketing: account.setMarketingCall,
  listFavourites: favourites.listFavouritesCall,
  mergeFavourites: favourites.mergeFavouritesCall,
  addFavourite: favourites.addFavouriteCall,
  deleteFavourite: favourites.deleteFavouriteCall,
  listSubscriptions: ownSubscription.listSubscriptionsCall,
  withdrawSubscription: ownSubscription.withdrawSubscriptionCall,
  listVouchers: voucher.listVouchersCall,
  checkVoucher: voucher.checkVoucherCall,
  providerBooking: provider.providerBookingCall,
  decideBooking: provider.decideBookingCall,
  providerCalendar: providerCalendar.providerCalendarCall,
  createBlock: providerCalendar.createBlockCall,
  deleteBlock: providerCalendar.deleteBlockCall,
  renewFeed: providerCalendar.renewFeedCall,
  setCalendarSource: providerCalendar.setCalendarSourceCall,
  calendarFeed: providerCalendar.calendarFeedCall,
  decideAsOperator: provider.decideAsOperatorCall,
  moderateReview: review.moderateReviewCall,
  sendVitals: vitals.sendVitalsCall,
  sendFeedback: feedback.sendFeedbackCall,
  mailbox: mailbox.mailboxCall,
} satisfies { [N in CallName]: CallOf<(typeof paths)[N]> };
