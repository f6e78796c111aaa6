import { paysIn } from './paying.js';

paysIn('html');
