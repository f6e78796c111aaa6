import { paysIn } from './paying.js';

paysIn('html');

paysIn('react');
