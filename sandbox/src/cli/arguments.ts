/** Reads the arguments of a command. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
interface Config<Given extends Options> {
  args: string[];
  options: Given;
  allowPositionals: true;
}
type Arguments<Given extends Options> = ReturnType<typeof parseArgs<Config<Given>>>;

/** Options that every command of the client has. */
export const CLIENT_OPTIONS = {
  url: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const satisfies Options;

/**
 * @param names what the positional arguments are
 * @param required how many of them must be given
 * @throws {Error} with a message of one line
 */
export function readArguments<const Given extends Options>(
  args: readonly string[],
  options: Given,
  names: readonly string[] = [],
  required = names.length,
): Arguments<Given> {
  const { values, positionals } = parse(args, options);
  const missing = names.slice(0, required)[positionals.length];
  if (missing) throw new Error(`No ${missing} is given: see --help.`);
  const extra = positionals[names.length];
  if (extra !== undefined) throw new Error(`Unknown argument ${extra}: see --help.`);
  return { values, positionals };
}

function parse<Given extends Options>(args: readonly string[], options: Given): Arguments<Given> {
  try {
    return parseArgs<Config<Given>>({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The rest of Node's message explains how to pass such an argument anyway.
    const [first = ''] = (error as Error).message.split(/\.? To specify|\. Did you|\n/);
    throw new Error(`${first.replace(/\.$/, '')}: see --help.`, { cause: error });
  }
}

/** @throws {Error} with a message of one line */
export function readNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Error(`--${name} is ${JSON.stringify(text)}: expected a number from ${least} to ${most}.`);
  return number;
}

/** Accepts `localhost:3000/path` too. @throws {Error} with a message of one line */
export function readUrl(name: string, text: string): string {
  const url = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${name} is ${JSON.stringify(text)}: expected a URL such as http://localhost:3000/webhooks.`);
  return url;
}
