/** Reads single keys in a terminal. */
import { emitKeypressEvents } from 'node:readline';
import type { Terminal } from './terminal.js';

/** @param onKey is given each key but Ctrl-C and q, which stop the command. @returns a function that stops the reading */
export function readKeys(terminal: Terminal, onKey: (key: string) => void): () => void {
  const { keyboard } = terminal;
  if (!keyboard.isTTY) return () => {};
  const press = (text: string | undefined, key: { name?: string; ctrl?: boolean }) => {
    if ((key.ctrl && key.name === 'c') || key.name === 'q') terminal.stop();
    else if (text) onKey(text);
  };
  emitKeypressEvents(keyboard as NodeJS.ReadStream);
  keyboard.setRawMode(true);
  keyboard.on('keypress', press);
  keyboard.resume();
  return () => {
    keyboard.off('keypress', press);
    keyboard.setRawMode(false);
    keyboard.pause();
  };
}
