<?php
/** The shop: its page, the routes under /merchant, and webhooks. `npm start` runs it. */
require __DIR__ . '/service.php';
require __DIR__ . '/order.php';
require __DIR__ . '/webhook.php';
ini_set('display_errors', '0');

const RESEND_SECONDS = 30;
const TYPES = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json'];

foreach (['PAY_SERVICE', 'PAY_API_KEY', 'PAY_RESEND_PATH', 'WEBHOOK_SECRET'] as $name) setting($name);
// `php server.php` only checks the settings.
if (PHP_SAPI === 'cli') exit;

[$method, $path] = [$_SERVER['REQUEST_METHOD'], parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/'];

if ($path === '/') {
    header('Location: /orders/' . place_order());
    exit;
}
if (preg_match('#^/orders/(\w+)$#', $path, $found)) {
    exit(str_replace('{order}', $found[1], file_get_contents(__DIR__ . '/order.html')));
}
if (str_starts_with($path, '/pay-elements/')) {
    $folder = realpath(__DIR__ . '/node_modules/pay-elements/dist');
    $file = realpath($folder . substr($path, strlen('/pay-elements')));
    if (!$file || !is_file($file) || !str_starts_with($file, "$folder/")) refuse(404, 'No such file.');
    header('Content-Type: ' . (TYPES[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream'));
    exit(file_get_contents($file));
}
// Files of public/.
if (!str_starts_with($path, '/merchant/')) return false;

$text = file_get_contents('php://input', false, null, 0, 100_000);

if ("$method $path" === 'POST /merchant/webhooks') {
    try {
        read_event(setting('WEBHOOK_SECRET'), array_change_key_case(getallheaders()), $text);
    } catch (Throwable) {
        refuse(400, 'The webhook is not signed, or too old.');
    }
    ['type' => $type, 'data' => $data] = (array) json_decode($text);
    [$id, $state] = [$data->id ?? '', $data->status ?? ''];
    // An old one may arrive late.
    if ($state !== 'created') store($data);
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
$key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? bin2hex(random_bytes(16));

if (preg_match('#^/merchant/checkouts/(\w+)$#', $path, $found)) {
    if ($method === 'GET') answer(200, (new Order($found[1], LOCK_SH))->show());
    if ($method === 'POST') answer(200, (new Order($found[1], LOCK_EX))->pay($input, $key));
}

// Others learn not even that a mandate exists.
preg_match('#^/merchant/v1/mandates/(\w+)/(verify|resend)$#', $path, $found);
[, $id, $call] = $found + ['', '', ''];
if ($method !== 'POST' || !isset($_SESSION['mine'][$id])) refuse(404, 'No such path.');
// The code is neither logged nor stored.
if ($call === 'verify') answer(...ask('POST', "/v1/mandates/$id/verify", ['otp' => $input['otp'] ?? null], $key));
$wait = ($_SESSION['sent'][$id] ?? 0) + RESEND_SECONDS - time();
if ($wait > 0) refuse(429, 'Another code was sent just now.', ["Retry-After: $wait"]);
$_SESSION['sent'][$id] = time();
answer(...ask('POST', str_replace('{id}', $id, setting('PAY_RESEND_PATH')), [], $key));
