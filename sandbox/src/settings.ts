/** Reads the settings from environment variables. */
type Env = Readonly<Record<string, string | undefined>>;

export type Settings = ReturnType<typeof readSettings>;

/** Treats an empty variable as unset. @throws {Error} with a message of one line that names the variable */
export function readSettings(env: Env) {
  const allowLan = readAllowLan(env);
  if (env.SANDBOX_OTP && !/^\d{4,8}$/.test(env.SANDBOX_OTP)) throw new Error('SANDBOX_OTP: expected 4 to 8 digits.');
  return {
    port: readNumber(env, 'PORT', 0, 65_535) ?? 4242,
    host: env.HOST || (allowLan ? '0.0.0.0' : '127.0.0.1'),
    allowLan,
    dataDir: env.DATA_DIR || '.pay-sandbox',
    databaseUrl: env.DATABASE_URL || undefined,
    schema: env.DATABASE_SCHEMA || undefined,
    webhookTargets: readChoice(env, 'WEBHOOK_TARGETS', ['loopback', 'public']),
    seed: env.SANDBOX_SEED || undefined,
    otp: env.SANDBOX_OTP || undefined,
    otpResends: readNumber(env, 'OTP_RESENDS', 0, 99),
    merchant: env.MERCHANT_NAME || undefined,
    requestLog: readChoice(env, 'REQUEST_LOG', ['on', 'off']) === 'on',
    drainSeconds: readNumber(env, 'DRAIN_SECONDS', 0, 300),
    retentionDays: readNumber(env, 'RETENTION_DAYS', 1, 99_999),
  };
}

function readNumber(env: Env, name: string, least: number, most: number): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new Error(`${name} is ${JSON.stringify(text)}: expected a number from ${least} to ${most}.`);
}

/** The first choice is the default. */
function readChoice<Choice extends string>(env: Env, name: string, choices: readonly [Choice, Choice]): Choice {
  const found = choices.find((choice) => choice === (env[name] || choices[0]));
  if (found) return found;
  throw new Error(`${name} is ${JSON.stringify(env[name])}: expected ${choices.join(' or ')}.`);
}

/** @throws {Error} with a message of one line */
export function readAllowLan({ ALLOW_LAN: value = '' }: Env): boolean {
  if (!['', '0', '1'].includes(value)) throw new Error(`ALLOW_LAN is ${JSON.stringify(value)}: expected 1 or 0.`);
  return value === '1';
}
