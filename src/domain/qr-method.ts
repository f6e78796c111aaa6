const QR = /^(?:pix|promptpay|qris|paynow|vietqr|upi|duitnow|qrph)_/;

/** True for a method whose payments are made with a QR code, and confirmed at once. @param method `<method>_<country code>` */
export const isQrMethod = (method: string): boolean => QR.test(method);
