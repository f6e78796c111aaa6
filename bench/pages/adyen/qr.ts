import { Pix } from '@adyen/adyen-web';
import { QR } from '../../payload.js';
import { mountWith } from './mount.js';

const action = { type: 'qrCode', paymentMethodType: 'pix', paymentData: 'bench', qrCodeData: QR.data };
void mountWith(Pix, 'BR', action, { value: Number(QR.amount) * 100, currency: QR.currency });
