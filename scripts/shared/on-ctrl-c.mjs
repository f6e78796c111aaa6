/** Ends the process after `close`; a second Ctrl-C ends it at once. @param {() => Promise<void>} close */
export function onCtrlC(close) {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      close().then(
        () => process.exit(0),
        (/** @type {Error} */ error) => {
          console.error(error.message);
          process.exit(1);
        },
      );
    });
  }
}
