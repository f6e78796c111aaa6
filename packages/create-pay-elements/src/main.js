#!/usr/bin/env node
// @ts-check
import { relative } from 'node:path';
import { DEFAULTS, HELP, readArguments } from './arguments.js';
import { ask } from './ask.js';
import { writeProject } from './write.js';

/** @param {string[]} args */
async function main(args) {
  const { given, yes, local, help } = readArguments(args);
  if (help) return console.log(HELP);
  const isComplete = Object.values(given).every((value) => value !== undefined);
  if (!yes && !isComplete && !process.stdin.isTTY)
    throw new Error('Nobody can answer here: give a folder, --server and --service, or --yes. See --help.');
  const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const answers = yes || isComplete ? { ...DEFAULTS, ...defined } : await ask(given);
  if (!answers) return;
  writeProject(answers, local);
  const folder = relative('', answers.folder);
  const keys = answers.service === 'sandbox' ? '' : '\n  Write your keys into .env: README.md says where they are.';
  console.log(`
  Written to ${answers.folder}.${keys}
${folder ? `\n  cd ${/\s/.test(folder) ? `"${folder}"` : folder}` : ''}
  npm install
  npm start
`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
