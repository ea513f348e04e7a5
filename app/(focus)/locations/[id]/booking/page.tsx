export {
  BookingPage as default,
  bookingMetadata as generateMetadata,
} from '#features/booking/booking-page.tsx';
