/** Sends and verifies the one-time codes of mandates. */
import { timingSafeEqual } from 'node:crypto';
import { ApiError, paramError } from '../errors.js';
import { currentMandate, completeMandate } from '../lifecycle/mandate.js';
import { updateRow, type MandateRow } from '../store/rows.js';
import { randomDigits, transact, type Atomic, type World } from '../world.js';

const DIGITS = 6;
const MINUTES = 5;
const MAX_ATTEMPTS = 5;

/** The fields of a mandate's row for a new code. */
export function newOtp(world: World): { otp: string; otp_expired: Date } {
  return {
    otp: world.otp ?? randomDigits(world, DIGITS),
    otp_expired: new Date(world.now().getTime() + MINUTES * 60_000),
  };
}

/** @throws {ApiError} if the mandate does not wait for a code */
function awaiting(row: MandateRow): MandateRow & { otp: string; otp_expired: Date } {
  if (row.status === 'failed' && row.failure_code === 'otp_attempts_exceeded') throw exceeded();
  if (row.status !== 'pending' || row.otp === null || row.otp_expired === null) {
    throw paramError('', `mandate ${row.id} is ${row.status} and does not wait for a one-time code`);
  }
  return row as MandateRow & { otp: string; otp_expired: Date };
}

const exceeded = () => new ApiError('Too many wrong one-time codes.', { code: 'otp_attempts_exceeded' });

/** Sends another code. The number of remaining attempts is unchanged. @throws {ApiError} 429, until the last code expires */
export function resendOtp(world: World, id: string): Promise<MandateRow> {
  return transact(world, async (world) => {
    const { otp_expired, otp_resends } = awaiting(await currentMandate(world, id));
    const left = otp_expired.getTime() - world.now().getTime();
    const resends = left > 0 ? otp_resends : 0;
    if (resends >= world.otpResends) {
      const message = 'Too many one-time codes were sent. Wait until the last one has expired.';
      throw new ApiError(message, {
        status: 429,
        code: 'rate_limited',
        retryAfter: Math.max(1, Math.ceil(left / 1_000)),
      });
    }
    return updateRow(world, 'mandates', id, { ...newOtp(world), otp_resends: resends + 1 });
  });
}

/**
 * Verifies one attempt. The transaction returns the error instead of throwing it, so that a wrong code is counted.
 * @throws {ApiError} `otp_incorrect`, `otp_expired` or `otp_attempts_exceeded`
 */
export async function verifyOtp(world: World, id: string, otp: string): Promise<MandateRow> {
  const result = await transact(world, (world) => tryOtp(world, id, otp));
  if (result instanceof ApiError) throw result;
  return result;
}

async function tryOtp(world: Atomic, id: string, otp: string): Promise<MandateRow | ApiError> {
  const row = awaiting(await currentMandate(world, id));
  if (row.otp_expired <= world.now()) return new ApiError('The one-time code has expired.', { code: 'otp_expired' });
  if (sameCode(otp, row.otp)) return completeMandate(world, row, { status: 'active' });
  const attempts = row.otp_attempts + 1;
  await updateRow(world, 'mandates', id, { otp_attempts: attempts });
  if (attempts < MAX_ATTEMPTS) return new ApiError('The one-time code is wrong.', { code: 'otp_incorrect' });
  await completeMandate(world, row, {
    status: 'failed',
    failure_code: 'otp_attempts_exceeded',
    failure_message: 'Too many wrong one-time codes.',
  });
  return exceeded();
}

function sameCode(given: string, sent: string): boolean {
  return given.length === sent.length && timingSafeEqual(Buffer.from(given), Buffer.from(sent));
}
