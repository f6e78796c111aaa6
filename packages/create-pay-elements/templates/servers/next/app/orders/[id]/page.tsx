import { Checkout } from './Checkout';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <main>
      <section className="order">
        <h1>
          <img src="/logo.svg" alt="" width="40" height="40" />
          Norte Coffee
        </h1>
        <img className="bag" src="/bag.svg" alt="" width="320" height="240" />
      </section>
      <section className="pay">
        <Checkout src={`/merchant/checkouts/${id}`} />
        %NOTE%
        <p>
          <a href="/">Start a new order</a>
        </p>
      </section>
    </main>
  );
}
