export { createBooking as aBookingRow } from '@pulse/test-data';
