/** The texts of the component itself: all others are those of the page. */
export interface PayCheckoutTexts {
  /** The page could not be loaded. */
  readonly loadFailed: string;
  readonly retry: string;
}

export const english: PayCheckoutTexts = {
  loadFailed: 'We can’t connect right now. Check your internet connection.',
  retry: 'Try again',
};
