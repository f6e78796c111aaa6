/** The examples that take long to install. */
import { paysIn } from '../paying.js';

paysIn('vue');
paysIn('svelte');
