<?php

/** The payment service, asked with the key that only this server has. */
final class Pay_Elements_Service {
	public function __construct( private string $url, private string $key ) {}

	/** @return array{int, object} status and body */
	public function get( string $path ): array {
		return $this->ask( $path, array( 'method' => 'GET' ) );
	}

	/**
	 * @param string $idempotency_key under which the service does this once, however often it is sent
	 * @return array{int, object} status and body
	 */
	public function post( string $path, array $body, string $idempotency_key ): array {
		return $this->ask(
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
	private function ask( string $path, array $request ): array {
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
		// Objects, since an array would make [] of an action that is {}.
		$body = json_decode( wp_remote_retrieve_body( $response ), false, 64, JSON_THROW_ON_ERROR );
		return array( wp_remote_retrieve_response_code( $response ), $body );
	}
}
