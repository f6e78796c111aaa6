import { isServer as isLitForServers } from 'lit';

/** True while a server renders. In Node, tests with the DOM of jsdom or happy-dom get the server files of Lit, too. */
export const isServer = isLitForServers && typeof document === 'undefined';
