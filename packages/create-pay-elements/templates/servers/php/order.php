<?php
/** An order that is to be paid: its price, how it can be paid, and what was created for it. */

/** A file for each order, and for each mandate: tables of your database. */
const FOLDER = __DIR__ . '/.orders';
const PRICE = ['currency' => 'BRL', 'amount' => '49.90'];
const METHODS = [['id' => 'pix_br'], ['id' => 'boleto_br'], ['id' => 'ewallet_id', 'name' => 'GoPay']];
/** From the account of the consumer, who has signed in to your shop. */
const CONSUMER = ['first_name' => 'Ana', 'last_name' => 'Souza', 'email' => 'ana@example.com', 'phone' => '+6281234567890'];

/** Begins an order. Nobody can guess its id, so it is a link for other devices of the consumer, too. */
function place_order(): string {
    if (!is_dir(FOLDER)) mkdir(FOLDER);
    $id = bin2hex(random_bytes(16));
    $record = ['number' => 'NC-' . random_int(100_000, 999_999), 'attempts' => 0, 'key' => null, 'created' => [], 'debit' => null];
    file_put_contents(FOLDER . "/$id.json", json_encode($record));
    return $id;
}

final class Order {
    private const NOTHING = ['version' => '', 'method' => '', 'customer' => [], 'mandate_id' => null];
    /** The order's `number`, `attempts`, the `key` of the last one, what was `created`, and a `debit` whose answer is not known. */
    private array $record;
    /** @var resource */
    private $file;

    /** @param int $lock until the response: LOCK_EX for one request after another */
    function __construct(private string $id, int $lock) {
        $this->file = ctype_xdigit($id) ? @fopen(FOLDER . "/$id.json", 'r+') : false;
        if (!$this->file) refuse(404, 'No such order.');
        flock($this->file, $lock);
        $this->record = json_decode(stream_get_contents($this->file), true);
    }

    /** The checkout for the page: see node_modules/pay-elements/docs/checkout.md. */
    function show(): array {
        $created = array_map(fn ($one) => retrieve(...$one), $this->record['created']);
        $current = end($created) ?: null;
        if ($current) $_SESSION['mine'][$current->id] = true;
        $isLinked = fn ($one) => $one->object === 'mandate' && $one->status === 'active';
        $isOpen = fn ($one) => $one->object === 'payment' && !in_array($one->status, ['failed', 'expired'], true);
        return [
            ...['object' => 'checkout', 'id' => $this->id, 'version' => PRICE['amount'] . '-' . $this->record['attempts']],
            ...PRICE,
            ...['seller' => 'Norte Coffee', 'description' => 'Sierra blend, 250 g', 'reference' => $this->record['number']],
            'methods' => METHODS,
            'mandates' => array_values(array_filter($created, $isLinked)),
            'current' => $current,
            'earlier' => array_values(array_filter(array_slice($created, 0, -1), $isOpen)),
        ];
    }

    /** Creates a payment or mandate, once for each version of the checkout. @param string $key of the page's request */
    function pay(array $input, string $key): array {
        if ($this->record['key'] === $key) return $this->show();
        // A debit whose answer was lost comes first: by its own key, nothing is debited twice.
        $attempt = $this->record['debit'] ?? $this->check($input);
        if ($attempt['mandate_id']) $this->save(['debit' => $attempt]);
        [$status, $made] = $this->create($attempt, hash('sha256', json_encode([$this->id, $attempt])));
        $next = ['attempts' => $this->record['attempts'] + 1, 'debit' => null];
        if ($status !== 200) {
            // The same data would be refused again: another attempt is another request.
            if ($status < 500 && !in_array($status, [408, 409, 429], true)) $this->save($next);
            answer($status, $made);
        }
        $created = [...$this->record['created'], ['object' => $made->object, 'id' => $made->id]];
        $this->save([...$next, 'key' => $key, 'created' => $created]);
        return $this->show();
    }

    /** What the consumer has chosen, if it may be paid now. */
    private function check(array $input): array {
        $attempt = array_intersect_key($input, self::NOTHING) + self::NOTHING;
        ['method' => $method, 'mandate_id' => $mandate] = $attempt;
        $shown = $this->show();
        if ($attempt['version'] !== $shown['version']) refuse(409, 'The order has changed.');
        foreach ([...$shown['earlier'], $shown['current']] as $one) {
            if ($one?->object !== 'payment' || in_array($one->status, ['failed', 'expired'], true)) continue;
            // One that needs nothing of the consumer, such as a debit, may be paid at any moment.
            if ($one->status === 'paid' || !(array) ($one->action ?? [])) refuse(409, 'It is paid, or about to be.');
        }
        if (!in_array($method, array_column(METHODS, 'id'), true)) refuse(400, 'This method is not offered.');
        if ($mandate === null) return $attempt;
        if (!in_array($mandate, array_column($shown['mandates'], 'id'), true)) refuse(400, 'This account is not linked.');
        return [...$attempt, 'customer' => []];
    }

    /** The shop sets the price, not the page. */
    private function create(array $attempt, string $key): array {
        ['method' => $method, 'customer' => $entered, 'mandate_id' => $mandate] = $attempt;
        $fields = ['payment_method' => $method, 'reference' => $this->record['number']];
        if ($mandate) return ask('POST', '/v1/payments', [...$fields, ...PRICE, 'mandate_id' => $mandate], $key);
        [$status, $customer] = ask('POST', '/v1/customers', [...(array) $entered, ...CONSUMER], "$key-customer");
        if ($status !== 200) return [$status, $customer];
        // A wallet is linked with a one-time code. It pays after that, by its mandate.
        if ($method === 'ewallet_id') return ask('POST', "/v1/customers/$customer->id/mandates", $fields, $key);
        return ask('POST', '/v1/payments', [...$fields, ...PRICE, 'customer_id' => $customer->id], $key);
    }

    private function save(array $changes): void {
        $this->record = [...$this->record, ...$changes];
        ftruncate($this->file, 0);
        rewind($this->file);
        fwrite($this->file, json_encode($this->record));
    }
}
