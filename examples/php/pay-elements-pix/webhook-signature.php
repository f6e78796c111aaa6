<?php

const PAY_ELEMENTS_TOLERANCE = 300;

/**
 * Returns true if the service has signed the message within the last five minutes.
 * Source: Standard Webhooks, HMAC-SHA256 over "id.timestamp.body".
 *
 * @param array{id: string, timestamp: string, signature: string} $headers
 */
function pay_elements_is_signed( string $secret, array $headers, string $body, int $now ): bool {
	if ( ! ctype_digit( $headers['timestamp'] ) || abs( $now - (int) $headers['timestamp'] ) > PAY_ELEMENTS_TOLERANCE ) {
		return false;
	}
	$key      = base64_decode( preg_replace( '/^whsec_/', '', $secret ), true );
	$signed   = "{$headers['id']}.{$headers['timestamp']}.$body";
	$expected = 'v1,' . base64_encode( hash_hmac( 'sha256', $signed, $key, true ) );
	// The header has several signatures while a secret is rotated.
	foreach ( explode( ' ', $headers['signature'] ) as $signature ) {
		if ( hash_equals( $expected, $signature ) ) {
			return true;
		}
	}
	return false;
}
