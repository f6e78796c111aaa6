/** What the tests with Orca need on this machine. */
import { existsSync } from 'node:fs';
import { onPath } from '../shared/browser.mjs';

/** Debian's packages: a screen, a window manager, the bus of assistive technology, keys, and the screen reader itself. */
export const ORCA_PACKAGES = ['orca', 'xvfb', 'openbox', 'xdotool', 'at-spi2-core', 'dbus', 'gir1.2-wnck-3.0'];

/** Starts the bus, and lets programs know that a screen reader listens. */
export const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

/** @returns {string[]} the programs that are missing; empty if the tests can run */
export const findMissingForOrca = () => [
  ...['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon'].filter((program) => !onPath([program])),
  ...[BUS_LAUNCHER].filter((path) => !existsSync(path)),
];
