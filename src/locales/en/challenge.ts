import type { ChallengeStrings } from '../strings.js';

export const challenge: ChallengeStrings = {
  challengeTitle: 'Confirmation with your bank',
  challengeHint: 'Your bank asks you to confirm this payment. Stay on this page until that’s done.',
};
