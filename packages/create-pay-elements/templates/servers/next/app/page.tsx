import { Checkout } from './Checkout';

export default function Page() {
  return (
    <main>
      <section className="order" aria-label="Your order">
        <p className="brand">
          <img src="/logo.svg" alt="" width="40" height="40" />
          Norte Coffee
        </p>
        <div className="item">
          <img src="/bag.svg" alt="" width="320" height="240" />
          <p>
            <b>Sierra blend</b> <small>1 kg, whole bean</small>
          </p>
        </div>
        <dl>
          <dt>Total</dt>
          <dd>%PRICE%</dd>
        </dl>
      </section>
      <section className="pay" aria-labelledby="title">
        <h1 id="title">Checkout</h1>
        <Checkout />
      </section>
    </main>
  );
}
