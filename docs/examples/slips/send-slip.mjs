import { createTransport } from 'nodemailer';
import { slipEmail } from 'pay-elements/slips';
import { slipPdf } from 'pay-elements/slips/pdf';

const mailer = createTransport(process.env.SMTP_URL); // smtps://user:password@smtp.example.com, or smtp://127.0.0.1:1025 for a mail catcher

/** Sends the slip of a payment. `payment` is the JSON that the payment service returned. */
export async function sendSlip(payment, to) {
  const options = { lang: 'pt-BR', merchant: 'Loja Exemplo', url: `https://shop.example/payments/${payment.id}` };
  const { subject, html, text, attachments, warning } = await slipEmail(payment, options);
  if (warning) throw new Error(`${warning.field}: ${warning.code}`);
  const pdf = { filename: 'boleto.pdf', content: Buffer.from(await slipPdf(payment, options)) };
  const pictures = attachments.map((file) => ({ ...file, content: Buffer.from(file.content) }));
  await mailer.sendMail({ from: 'loja@shop.example', to, subject, html, text, attachments: [...pictures, pdf] });
}
