<?php
/** Requests to the payment service, and responses to the page. */

/** Reads a variable of the environment, or of .env. */
function setting(string $name): string {
    $file = @file_get_contents(__DIR__ . '/.env') ?: '';
    $value = getenv($name) ?: (preg_match("/^$name=(.+?)\r?$/m", $file, $found) ? $found[1] : '');
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
function ask(string $method, string $path, array $body = [], string $key = ''): array {
    $headers = ['Accept: application/json', 'Authorization: Bearer ' . setting('PAY_API_KEY')];
    if ($method === 'POST') array_push($headers, 'Content-Type: application/json', "Idempotency-Key: $key");
    $http = ['method' => $method, 'header' => $headers, 'timeout' => 20, 'ignore_errors' => true, 'follow_location' => 0];
    if ($method === 'POST') $http['content'] = json_encode((object) $body);
    $text = @file_get_contents(setting('PAY_SERVICE') . $path, false, stream_context_create(['http' => $http]));
    $json = json_decode($text ?: '');
    if (!is_object($json)) refuse(502, 'The payment service could not be reached.');
    $status = (int) explode(' ', $http_response_header[0])[1];
    if ($status === 401 || $status === 403) refuse(502, 'The payment service refused the key.');
    store($json);
    return [$status, $json];
}

/** The service cannot retrieve mandates. */
function store(object $one): void {
    if (($one->object ?? '') === 'mandate') file_put_contents(FOLDER . "/mandate-$one->id.json", json_encode($one), LOCK_EX);
}

/** The payment or mandate as it stands now. */
function retrieve(string $object, string $id): object {
    if ($object === 'mandate') return json_decode(file_get_contents(FOLDER . "/mandate-$id.json"));
    [$status, $payment] = ask('GET', "/v1/payments/$id");
    return $status === 200 ? $payment : refuse(502, 'The payment could not be retrieved.');
}
