import { airwallex } from './airwallex-api.js';
import { testJourneys } from './journeys.js';

testJourneys('airwallex', airwallex, { code: 'fps', declined: 'payment_declined' });
