<?php
/** A merchant's backend. Copy webhook.php beside it. Run: php -S 127.0.0.1:8080 backend.php */
require __DIR__ . '/webhook.php';
ini_set('display_errors', '0');

// Anyone may pay these. In a real shop, an order belongs to a session, or has an id that nobody can guess.
const ORDERS = [
    'order_42' => ['currency' => 'BRL', 'amount' => '129.90', 'methods' => ['pix_br', 'boleto_br']],
    'order_43' => ['currency' => 'IDR', 'amount' => '129000.00', 'methods' => ['ewallet_id']],
];
const LINKED_FIRST = ['ewallet_id'];
const RESEND_SECONDS = 30;

/** @param object|array $body an array would turn an empty object into a list */
function answer(int $status, object|array $body, array $headers = []): never {
    http_response_code($status);
    foreach (['Content-Type: application/json', 'Cache-Control: no-store', ...$headers] as $line) header($line);
    exit(json_encode($body));
}

function refuse(int $status, string $message, array $headers = []): never {
    $type = $status < 500 ? 'invalid_request_error' : 'api_error';
    answer($status, ['error' => ['type' => $type, 'message' => $message]], $headers);
}

/** The path of a file. Memory ends with the request in PHP: a real shop has a database. */
function path_of(string $name): string {
    $folder = sys_get_temp_dir() . '/pay-backend';
    if (!is_dir($folder)) @mkdir($folder, 0700);
    return "$folder/$name";
}

function store(string $name, object|array $value): void {
    $new = tempnam(path_of(''), 'new');
    file_put_contents($new, json_encode($value));
    rename($new, path_of("$name.json"));
}

function stored(string $name): ?object {
    return json_decode(@file_get_contents(path_of("$name.json")) ?: 'null');
}

/** The status and the JSON of the payment service. Only this backend has the key. */
function ask(string $method, string $path, array $body = [], ?string $key = null): array {
    $headers = ['Accept: application/json', 'Authorization: Bearer ' . getenv('PAY_API_KEY')];
    if ($method === 'POST') {
        array_push($headers, 'Content-Type: application/json', 'Idempotency-Key: ' . ($key ?? bin2hex(random_bytes(16))));
    }
    $http = ['method' => $method, 'header' => $headers, 'timeout' => 20, 'ignore_errors' => true, 'follow_location' => 0];
    if ($method === 'POST') $http['content'] = json_encode((object) $body);
    $service = getenv('PAY_SERVICE') ?: 'http://127.0.0.1:4242';
    $json = json_decode(@file_get_contents($service . $path, false, stream_context_create(['http' => $http])) ?: '');
    if (!is_object($json)) refuse(502, 'The payment service could not be reached.');
    $status = (int) explode(' ', $http_response_header[0])[1];
    // The page would take it for its own session.
    if (in_array($status, [401, 403])) refuse(502, 'The payment service refused the key.');
    // The service cannot retrieve mandates, so its responses are stored.
    if (($json->object ?? '') === 'mandate') store($json->id, $json);
    return [$status, $json];
}

/** Makes a payment at the shop's price, not the page's; or a mandate, for a wallet that is not linked yet. */
function create(array $order, array $choice, ?string $key): array {
    ['method' => $method, 'mandate_id' => $mandate, 'customer' => $customer] = $choice + ['mandate_id' => null, 'customer' => null];
    $is_linking = in_array($method, LINKED_FIRST) && !$mandate;
    $body = ['payment_method' => $method, 'currency' => $order['currency'], 'amount' => $order['amount']];
    if ($mandate) {
        $body['mandate_id'] = $mandate;
    } elseif ($is_linking || $customer) {
        [$status, $made] = ask('POST', '/v1/customers', (array) $customer, $key ? "$key-customer" : null);
        if ($status !== 200) return [$status, $made];
        $body['customer_id'] = $made->id;
    }
    if (!$is_linking) return ask('POST', '/v1/payments', $body, $key);
    return ask('POST', "/v1/customers/$made->id/mandates", ['payment_method' => $method], $key);
}

/** Creates what the consumer has chosen, with a key made of the order, its version and the choice. */
function attempt(string $id, object $record, array $choice, ?string $key): array {
    // Money may move without the consumer, and the answer may be lost.
    if ($choice['mandate_id'] ?? null) store($id, ['debit' => $choice] + (array) $record);
    [$status, $made] = create(ORDERS[$id], $choice, hash('sha256', json_encode([$id, $choice])));
    $next = ['attempts' => $record->attempts + 1, 'debit' => null];
    if ($status === 200) $next += ['key' => $key, 'created' => [...$record->created, $made->id]];
    // It is created, or refused for good: more tries are other requests.
    if ($status < 500 && !in_array($status, [408, 409, 429])) store($id, $next + (array) $record);
    return $status === 200 ? [200, show($id)] : [$status, $made];
}

function retrieve(string $id): object {
    [$status, $found] = ($mandate = stored($id)) ? [200, $mandate] : ask('GET', "/v1/payments/$id");
    return $status === 200 ? $found : refuse(502, 'The payment could not be retrieved.');
}

function record(string $id): object {
    return stored($id) ?? (object) ['attempts' => 0, 'key' => null, 'created' => [], 'debit' => null];
}

/** The checkout as the page gets it. */
function show(string $id): object {
    $record = record($id);
    $made = array_map(retrieve(...), $record->created);
    $active = array_filter($made, fn ($one) => $one->object === 'mandate' && $one->status === 'active');
    $current = array_pop($made);
    $earlier = array_filter($made, fn ($one) => $one->object === 'payment' && !in_array($one->status, ['failed', 'expired']));
    $version = ORDERS[$id]['currency'] . ORDERS[$id]['amount'] . "-$record->attempts";
    return (object) [
        'object' => 'checkout', 'id' => $id, 'version' => $version, 'seller' => 'Norte Coffee', ...ORDERS[$id],
        'mandates' => array_values($active), 'current' => $current, 'earlier' => array_values($earlier),
    ];
}

/** Creates a payment or a mandate, once for each version of the checkout. */
function pay(string $id, array $input, ?string $key): array {
    $choice = array_intersect_key($input, array_flip(['version', 'method', 'mandate_id', 'customer']));
    $mandate = $choice['mandate_id'] ?? null;
    if ($mandate) unset($choice['customer']); // A linked account has its customer.
    if (!is_array($choice['customer'] ?? [])) refuse(400, 'The customer is not an object.');
    $record = record($id);
    if ($key && $key === $record->key) return [200, show($id)];
    if ($record->debit) { // The answer was lost: nothing else is paid before it is known.
        $answered = attempt($id, $record, (array) $record->debit, $key);
        if (record($id)->debit || $choice == (array) $record->debit) return $answered;
    }
    $shown = show($id);
    if (($choice['version'] ?? null) !== $shown->version) refuse(409, 'The checkout has changed: request it again.');
    foreach ([...$shown->earlier, $shown->current] as $one) {
        if ($one?->object !== 'payment') continue;
        if ($one->status === 'paid') refuse(409, 'This is paid already.');
        $is_open = !in_array($one->status, ['failed', 'expired']) && !(array) $one->action;
        if ($is_open) refuse(409, 'A payment is under way.');
    }
    if (!in_array($choice['method'] ?? null, $shown->methods, true)) refuse(400, 'This method is not offered.');
    if ($mandate && !in_array($mandate, array_column($shown->mandates, 'id'), true)) refuse(400, 'This account is not linked.');
    return attempt($id, record($id), $choice, $key);
}

[$method, $path] = [$_SERVER['REQUEST_METHOD'], parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH)];
$text = file_get_contents('php://input', false, null, 0, 100_000);

if ("$method $path" === 'POST /merchant/webhooks') {
    try {
        $event = read_event(getenv('WEBHOOK_SECRET') ?: '', array_change_key_case(getallheaders()), $text);
    } catch (Throwable) {
        refuse(400, 'The webhook is not signed, or too old.');
    }
    if ($event['type'] === 'payment.paid') error_log("Deliver {$event['data']['id']}");
    http_response_code(204);
    exit;
}

session_start(['cookie_httponly' => true, 'cookie_samesite' => 'Lax', 'cookie_secure' => true, 'use_strict_mode' => true]);
if ($method === 'POST' && ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? 'same-origin') !== 'same-origin') refuse(403, 'A page of another site.');
$input = json_decode($text ?: '{}', true);
if (!is_array($input)) refuse(400, 'The body is not JSON.');
$key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? null;

if ("$method $path" === 'POST /merchant/orders') {
    $offered = array_filter(ORDERS, fn ($order) => in_array($input['method'] ?? null, $order['methods'], true));
    if (!$offered) refuse(400, 'This cannot be ordered.');
    $choice = ['method' => $input['method'], 'customer' => $input['customer'] ?? null];
    [$status, $made] = create(reset($offered), $choice, $key);
    if ($status === 200) $_SESSION['mine'][$made->id] = true;
    answer($status, $made);
}

if (in_array($method, ['GET', 'POST']) && preg_match('#^/merchant/checkouts/(\w+)$#', $path, $found)) {
    [, $id] = $found;
    if (!isset(ORDERS[$id])) refuse(404, 'No such checkout.');
    $lock = fopen(path_of("$id.lock"), 'c'); // Until the request ends. In a database: a lock of the row.
    flock($lock, LOCK_EX);
    [$status, $shown] = $method === 'POST' ? pay($id, $input, $key) : [200, show($id)];
    // The page may poll what it has created.
    if ($shown->current ?? null) $_SESSION['mine'][$shown->current->id] = true;
    answer($status, $shown);
}

// Others learn not even that a payment exists.
preg_match('#^/merchant/(?:v1/)?(payments|mandates)/(\w+)(?:/(verify|resend))?$#', $path, $found);
[, $kind, $id, $call] = $found + ['', '', '', ''];
if (!isset($_SESSION['mine'][$id])) refuse(404, 'No such payment or mandate.');
if ("$method $kind $call" === 'GET payments ') answer(...ask('GET', "/v1/payments/$id"));
if ("$method $kind $call" === 'GET mandates ') answer(200, stored($id));
// The code is neither logged nor stored.
if ("$method $call" === 'POST verify') {
    [$status, $verified] = ask('POST', "/v1/mandates/$id/verify", ['otp' => $input['otp'] ?? null], $key);
    $code = $verified->error->code ?? null;
    $failed = ['status' => 'failed', 'failure_code' => $code, 'action' => (object) []];
    // The response does not have the mandate.
    if ($code === 'otp_attempts_exceeded') store($id, $failed + (array) stored($id));
    answer($status, $verified);
}
if ("$method $call" === 'POST resend') {
    $wait = ($_SESSION['sent'][$id] ?? 0) + RESEND_SECONDS - time();
    if ($wait > 0) refuse(429, 'Another code was sent just now.', ["Retry-After: $wait"]);
    $_SESSION['sent'][$id] = time();
    answer(...ask('POST', "/sandbox/mandates/$id/resend"));
}
refuse(404, 'No such path.');
