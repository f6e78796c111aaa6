/** Reads the settings from environment variables. */
import type { Targets } from './webhooks/target.js';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly schema: string | undefined;
  readonly webhookTargets: Targets;
  readonly allowLan: boolean;
  readonly seed: string | undefined;
  readonly otp: string | undefined;
  readonly otpResends: number | undefined;
  readonly merchant: string | undefined;
  readonly requestLog: boolean;
  readonly retentionDays: number | undefined;
}

/** Treats an empty variable as unset. @throws {Error} with a message of one line that names the variable */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT || '4242';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT is ${JSON.stringify(port)}: expected a number from 0 to 65535.`);
  const targets = env.WEBHOOK_TARGETS || 'loopback';
  if (env.SANDBOX_OTP && !/^\d{4,8}$/.test(env.SANDBOX_OTP)) throw new Error('SANDBOX_OTP: expected 4 to 8 digits.');
  if (targets !== 'loopback' && targets !== 'public')
    throw new Error(`WEBHOOK_TARGETS is ${JSON.stringify(targets)}: expected loopback or public.`);
  const requestLog = env.REQUEST_LOG || 'on';
  if (requestLog !== 'on' && requestLog !== 'off')
    throw new Error(`REQUEST_LOG is ${JSON.stringify(requestLog)}: expected on or off.`);
  const resends = env.OTP_RESENDS || undefined;
  if (resends !== undefined && !/^\d{1,2}$/.test(resends))
    throw new Error(`OTP_RESENDS is ${JSON.stringify(resends)}: expected a number from 0 to 99.`);
  const allowLan = readAllowLan(env);
  const days = env.RETENTION_DAYS || undefined;
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))
    throw new Error(`RETENTION_DAYS is ${JSON.stringify(days)}: expected a number from 1 to 99999.`);
  return {
    port: Number(port),
    host: env.HOST || (allowLan ? '0.0.0.0' : '127.0.0.1'),
    allowLan,
    dataDir: env.DATA_DIR || '.pay-sandbox',
    databaseUrl: env.DATABASE_URL || undefined,
    schema: env.DATABASE_SCHEMA || undefined,
    webhookTargets: targets,
    seed: env.SANDBOX_SEED || undefined,
    otp: env.SANDBOX_OTP || undefined,
    otpResends: resends === undefined ? undefined : Number(resends),
    merchant: env.MERCHANT_NAME || undefined,
    requestLog: requestLog === 'on',
    retentionDays: days === undefined ? undefined : Number(days),
  };
}

/** @throws {Error} with a message of one line */
export function readAllowLan({ ALLOW_LAN: value = '' }: Readonly<Record<string, string | undefined>>): boolean {
  if (!['', '0', '1'].includes(value)) throw new Error(`ALLOW_LAN is ${JSON.stringify(value)}: expected 1 or 0.`);
  return value === '1';
}
