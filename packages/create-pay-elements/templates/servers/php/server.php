<?php
/** The shop: its page, the routes under /merchant, and webhooks. `npm start` runs it. */
require __DIR__ . '/webhook.php';
ini_set('display_errors', '0');

const PRICE = ['currency' => 'BRL', 'amount' => '129.90'];
/** From the account of the consumer, who has signed in to your shop. */
const CONSUMER = ['first_name' => 'Ana', 'last_name' => 'Souza', 'email' => 'ana@example.com', 'phone' => '+6281234567890'];
const RESEND_SECONDS = 30;
const TYPES = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json'];

/** Reads a variable of the environment, or of .env. */
function setting(string $name): string {
    static $file = null;
    $file ??= @parse_ini_file(__DIR__ . '/.env', false, INI_SCANNER_RAW) ?: [];
    $value = getenv($name) ?: ($file[$name] ?? '');
    if ($value !== '') return $value;
    error_log("$name is not set. Write it into .env, and start again.");
    if (PHP_SAPI === 'cli') exit(1);
    refuse(500, 'The shop is not configured.');
}

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

/** The status and the JSON of the payment service. Only this backend has the key. */
function ask(string $method, string $path, array $body = [], ?string $key = null): array {
    $headers = ['Accept: application/json', 'Authorization: Bearer ' . setting('PAY_API_KEY')];
    if ($method === 'POST') {
        array_push($headers, 'Content-Type: application/json', 'Idempotency-Key: ' . ($key ?? bin2hex(random_bytes(16))));
    }
    $http = ['method' => $method, 'header' => $headers, 'timeout' => 20, 'ignore_errors' => true, 'follow_location' => 0];
    if ($method === 'POST') $http['content'] = json_encode((object) $body);
    $text = @file_get_contents(setting('PAY_SERVICE') . $path, false, stream_context_create(['http' => $http]));
    $json = json_decode($text ?: '');
    if (!is_object($json)) refuse(502, 'The payment service could not be reached.');
    // The service cannot retrieve mandates, so its responses are stored.
    if (($json->object ?? '') === 'mandate') $_SESSION['mandates'][$json->id] = $json;
    return [(int) explode(' ', $http_response_header[0])[1], $json];
}

/** Creates the customer that some methods need, then the payment or mandate. */
function order(string $path, array $fields, ?array $customer, ?string $key): array {
    if ($customer) {
        [$status, $made] = ask('POST', '/v1/customers', $customer, $key ? "$key-customer" : null);
        if ($status !== 200) return [$status, $made];
        if ($path === 'payments') $fields['customer_id'] = $made->id;
        else $path = "customers/$made->id/$path";
    }
    return ask('POST', "/v1/$path", $fields, $key);
}

foreach (['PAY_SERVICE', 'PAY_API_KEY', 'PAY_RESEND_PATH', 'WEBHOOK_SECRET'] as $name) setting($name);
// `php server.php` only checks the settings.
if (PHP_SAPI === 'cli') exit;

[$method, $path] = [$_SERVER['REQUEST_METHOD'], parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/'];

if (str_starts_with($path, '/pay-elements/')) {
    $folder = realpath(__DIR__ . '/node_modules/pay-elements/dist');
    $file = realpath($folder . substr($path, strlen('/pay-elements')));
    if (!$file || !is_file($file) || !str_starts_with($file, "$folder/")) refuse(404, 'No such file.');
    header('Content-Type: ' . (TYPES[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream'));
    readfile($file);
    exit;
}
// Files of public/.
if (!str_starts_with($path, '/merchant/')) return false;

$text = file_get_contents('php://input', false, null, 0, 100_000);

if ("$method $path" === 'POST /merchant/webhooks') {
    try {
        $event = read_event(setting('WEBHOOK_SECRET'), array_change_key_case(getallheaders()), $text);
    } catch (Throwable) {
        refuse(400, 'The webhook is not signed, or too old.');
    }
    ['type' => $type, 'data' => $data] = $event;
    [$id, $state] = [$data['id'] ?? '', $data['status'] ?? ''];
    error_log("Webhook $type: $id is $state.");
    // One may arrive twice: deliver each order once.
    if ($state === 'paid') error_log("Deliver $id.");
    http_response_code(204);
    exit;
}

session_start(['cookie_httponly' => true, 'cookie_samesite' => 'Lax', 'cookie_secure' => true, 'use_strict_mode' => true]);
if ($method === 'POST' && ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? 'same-origin') !== 'same-origin') refuse(403, 'A page of another site.');
$input = json_decode($text ?: '{}', true);
if (!is_array($input)) refuse(400, 'The body is not JSON.');
$key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? null;

if ("$method $path" === 'POST /merchant/orders') {
    $name = $input['method'] ?? null;
    $entered = is_array($input['customer'] ?? null) ? $input['customer'] : [];
    // The shop sets the price, not the page. A wallet is linked by a one-time code, and debited later.
    [$status, $made] = match ($name) {
        'pix_br' => order('payments', ['payment_method' => $name, ...PRICE], null, $key),
        'boleto_br' => order('payments', ['payment_method' => $name, ...PRICE], [...CONSUMER, ...$entered], $key),
        'ewallet_id' => order('mandates', ['payment_method' => $name], CONSUMER, $key),
        default => refuse(400, 'This cannot be ordered.'),
    };
    if ($status === 200) $_SESSION['mine'][$made->id] = true;
    answer($status, $made);
}

// Others learn not even that a payment exists.
preg_match('#^/merchant/(?:v1/)?(payments|mandates)/(\w+)(?:/(verify|resend))?$#', $path, $found);
[, $kind, $id, $call] = $found + ['', '', '', ''];
if (!isset($_SESSION['mine'][$id])) refuse(404, 'No such payment or mandate.');
if ("$method $kind $call" === 'GET payments ') answer(...ask('GET', "/v1/payments/$id"));
if ("$method $kind $call" === 'GET mandates ') answer(200, $_SESSION['mandates'][$id]);
// The code is neither logged nor stored.
if ("$method $call" === 'POST verify') answer(...ask('POST', "/v1/mandates/$id/verify", ['otp' => $input['otp'] ?? null], $key));
if ("$method $call" === 'POST resend') {
    $wait = ($_SESSION['sent'][$id] ?? 0) + RESEND_SECONDS - time();
    if ($wait > 0) refuse(429, 'Another code was sent just now.', ["Retry-After: $wait"]);
    $_SESSION['sent'][$id] = time();
    answer(...ask('POST', str_replace('{id}', $id, setting('PAY_RESEND_PATH'))));
}
refuse(404, 'No such path.');
