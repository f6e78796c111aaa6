/** An action as responses show it (contract section 4.5); `{}` if there is nothing left to do. */
import { z } from '@hono/zod-openapi';

const url = z.strictObject({ url: z.string() });
const texts = <Field extends string>(...fields: Field[]) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<Field, z.ZodString>);

const TRANSFER = [
  'country',
  'currency',
  'bank_name',
  'bank_code',
  'bank_branch_name',
  'bank_branch_code',
  'account_holder_name',
  'account_number',
  'reference',
] as const;

export const Action = z
  .union([
    z.strictObject({}),
    z.strictObject({ type: z.literal('redirect_to_url'), redirect_to_url: url }),
    z.strictObject({ type: z.literal('redirect_to_app'), redirect_to_app: url }),
    z.strictObject({ type: z.literal('verify_otp') }),
    z.strictObject({
      type: z.literal('display_qr_code'),
      display_qr_code: texts('data', 'image_url_svg', 'image_url_png'),
    }),
    z.strictObject({
      type: z.literal('display_details'),
      display_details: z.union([texts('code', 'number'), texts(...TRANSFER), texts('reference')]),
    }),
  ])
  .openapi('Action');
