<?php

/** Client of the payment service. Only this server has the key. */
final class Pay_Elements_Service {
	public function __construct( private string $url, private string $key ) {}

	/** @return array{int, object} status and body */
	public function get( string $path ): array {
		return $this->request( $path, array( 'method' => 'GET' ) );
	}

	/**
	 * @param string $idempotency_key a repeated request with the same key runs once
	 * @return array{int, object} status and body
	 */
	public function post( string $path, array $body, string $idempotency_key ): array {
		return $this->request(
			$path,
			array(
				'method'  => 'POST',
				'headers' => array(
					'Content-Type'    => 'application/json',
					'Idempotency-Key' => $idempotency_key,
				),
				'body'    => wp_json_encode( $body ),
			)
		);
	}

	/** @return array{int, object} */
	private function request( string $path, array $request ): array {
		$request['headers'] = array(
			'Accept'        => 'application/json',
			'Authorization' => 'Bearer ' . $this->key,
		) + ( $request['headers'] ?? array() );
		$request           += array(
			'timeout'     => 20,
			'redirection' => 0,
		);
		$response           = wp_remote_request( $this->url . $path, $request );
		if ( is_wp_error( $response ) ) {
			throw new RuntimeException( $response->get_error_message() );
		}
		// Decoded as objects, since arrays would turn an empty action {} into [].
		$body = json_decode( wp_remote_retrieve_body( $response ), false, 64, JSON_THROW_ON_ERROR );
		return array( wp_remote_retrieve_response_code( $response ), $body );
	}
}
