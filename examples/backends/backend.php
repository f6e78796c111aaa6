<?php
/** A merchant's backend. Copy webhook.php beside it. Run: php -S 127.0.0.1:8080 backend.php */
require __DIR__ . '/webhook.php';
ini_set('display_errors', '0');

const PRICES = ['pix_br' => ['currency' => 'BRL', 'amount' => '129.90']];
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
    // The service cannot retrieve mandates, so its responses are stored.
    if (($json->object ?? '') === 'mandate') $_SESSION['mandates'][$json->id] = $json;
    return [(int) explode(' ', $http_response_header[0])[1], $json];
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
    $name = $input['method'] ?? null;
    // The shop sets the price, not the page.
    if (is_string($name) && isset(PRICES[$name])) {
        [$status, $made] = ask('POST', '/v1/payments', ['payment_method' => $name, ...PRICES[$name]], $key);
    } elseif ($name === 'ewallet_id') {
        [$status, $made] = ask('POST', '/v1/customers', [], $key ? "$key-customer" : null);
        if ($status === 200) [$status, $made] = ask('POST', "/v1/customers/$made->id/mandates", ['payment_method' => $name], $key);
    } else {
        refuse(400, 'This cannot be ordered.');
    }
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
    answer(...ask('POST', "/sandbox/mandates/$id/resend"));
}
refuse(404, 'No such path.');
