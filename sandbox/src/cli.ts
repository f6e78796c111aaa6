/** The program `pay-elements-sandbox`. */
import { main } from './cli/main.js';

const stopping = new AbortController();
const stop = () => {
  // The second time, it does not wait for what is in progress.
  if (stopping.signal.aborted) process.exit(1);
  stopping.abort();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
// The reader has closed the pipe, as `head` does.
process.stdout.on('error', () => process.exit(0));

try {
  await main(process.argv.slice(2), {
    env: process.env,
    print: (line) => void process.stdout.write(`${line}\n`),
    keyboard: process.stdin,
    stopped: stopping.signal,
    stop,
  });
} catch (error) {
  process.stderr.write(`${(error instanceof Error ? error.message : String(error)).split('\n')[0]}\n`);
  process.exitCode = 1;
}
// A store on a full disk is left open, and keeps the process running. First all output is written.
process.stdout.write('', () => process.exit());
