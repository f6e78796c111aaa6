// @ts-check
// Starts the sandbox, the payment service for development, and then the shop: node start.js <command of the shop>
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const { PORT = '3000', PAY_SERVICE = '' } = process.env;
const [command = '', ...args] = process.argv.slice(2);
const program = 'node_modules/pay-elements-sandbox/bin/pay-elements-sandbox.js';
const webhooks = `http://localhost:${PORT}/merchant/webhooks`;

/** @type {import('node:child_process').ChildProcess[]} */
const running = [];
const stop = () => running.forEach((one) => one.kill());

/** Without one of them, the other is of no use. @param {string} file @param {string[]} options @param {string} port */
function run(file, options, port) {
  const child = spawn(file, options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MERCHANT_NAME: 'Norte Coffee', PORT: port },
  });
  running.push(child);
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
  child.on('error', ({ message }) => {
    console.error(`${file} could not be started: ${message}`);
    process.exitCode = 1;
    stop();
  });
  return child;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
const sandbox = run(process.execPath, [program, 'listen', '--forward-to', webhooks], new URL(PAY_SERVICE).port);
const isRunning = () => sandbox.exitCode === null && sandbox.signalCode === null;
const answers = () => fetch(PAY_SERVICE).then(Boolean, () => false);
while (isRunning() && !(await answers())) await wait(100);
if (isRunning()) {
  console.log(`Consumer  ${PAY_SERVICE}/sandbox`);
  run(command, args, PORT);
}
