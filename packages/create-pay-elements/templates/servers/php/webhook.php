<?php
/** The event, if the sandbox has signed the body in the last five minutes. $headers have lower-case names. */
function read_event(string $secret, array $headers, string $body): array {
    $time = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($time) || abs(time() - (int) $time) > 300) throw new Exception('The webhook is too old.');
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "{$headers['webhook-id']}.$time.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given)
        if (hash_equals($expected, $given)) return json_decode($body, true);
    throw new Exception('The signature is wrong.');
}
