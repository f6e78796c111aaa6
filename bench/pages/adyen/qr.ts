import { Pix } from '@adyen/adyen-web';
import { mounting } from './mount.js';

export const mount = await mounting(Pix, 'BR', { value: 1050, currency: 'BRL' }, ({ action }) => ({
  type: 'qrCode',
  paymentMethodType: 'pix',
  paymentData: 'bench',
  qrCodeData: action.display_qr_code!.data,
}));
