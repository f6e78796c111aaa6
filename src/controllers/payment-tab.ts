/** A payment page in a tab of its own, while the shop's page stays open. */
export class PaymentTab {
  #tab: Window | null = null;

  /** Shows the tab. @returns false if there is none, or if the consumer has closed it */
  focus(): boolean {
    if (!this.#tab || this.#tab.closed) return false;
    this.#tab.focus();
    return true;
  }

  /** Opens a checked URL. Call it from a click, or the browser blocks it. @returns false if it was blocked */
  open(url: string): boolean {
    const tab = (this.#tab = window.open());
    if (!tab) return false;
    // The payment page must not be able to navigate the shop's page.
    tab.opener = null;
    tab.location.replace(url);
    return true;
  }
}
