// @ts-check
// Starts the sandbox, the payment service for development, and the shop: node start.js <command of the shop>
import { spawn } from 'node:child_process';

const { PORT = '3000', PAY_SERVICE = '' } = process.env;
const [command = '', ...args] = process.argv.slice(2);
const sandbox = 'node_modules/pay-elements-sandbox/bin/pay-elements-sandbox.js';
const webhooks = `http://localhost:${PORT}/merchant/webhooks`;

/** @param {string} program @param {string[]} args @param {string} port */
const run = (program, args, port) =>
  spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PORT: port } });

const both = [
  run(process.execPath, [sandbox, 'listen', '--forward-to', webhooks], new URL(PAY_SERVICE).port),
  run(command, args, PORT),
];
const stop = () => both.forEach((one) => one.kill());
for (const one of both) {
  // Without one of them the other is of no use.
  one.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
  one.on('error', ({ message }) => {
    console.error(`The shop could not be started: ${message}`);
    process.exitCode = 1;
    stop();
  });
}
console.log(`Consumer  ${PAY_SERVICE}/sandbox`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
