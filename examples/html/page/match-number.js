// Asks the consumer to choose the number on the screen in the app of the wallet.

class MatchNumber extends HTMLElement {
  #number = '';

  set number(number) {
    this.#number = number;
    this.#render();
  }

  connectedCallback() {
    this.#render();
    this.dispatchEvent(new Event('pay-ready', { bubbles: true, composed: true }));
  }

  #render() {
    if (!this.isConnected) return;
    const text = document.createElement('p');
    text.textContent = 'Open the app of your wallet and choose this number:';
    const number = document.createElement('strong');
    number.textContent = this.#number;
    this.replaceChildren(text, number);
  }
}

customElements.define('shop-match-number', MatchNumber);
