<?php

/** Endpoints for the page's polls and the service's webhooks. */
final class Pay_Elements_Routes {
	private const NAME = 'pay-elements/v1';

	public function __construct( private Pay_Elements_Service $service, private string $secret ) {}

	/** The order's key gives access to its payment, like WooCommerce gives access to the order. */
	public static function payment_url( WC_Order $order ): string {
		$path = self::NAME . "/orders/{$order->get_id()}/payment";
		return add_query_arg( 'key', $order->get_order_key(), rest_url( $path ) );
	}

	public function register(): void {
		register_rest_route(
			self::NAME,
			'/orders/(?P<id>\d+)/payment',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'payment' ),
				'permission_callback' => array( $this, 'has_key' ),
			)
		);
		register_rest_route(
			self::NAME,
			'/webhooks',
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'webhook' ),
				// The signature authenticates the request.
				'permission_callback' => '__return_true',
			)
		);
	}

	public function has_key( WP_REST_Request $request ): bool {
		$order = wc_get_order( (int) $request['id'] );
		return $order && hash_equals( $order->get_order_key(), (string) $request['key'] );
	}

	/** Returns the service's response unchanged. `<pay-action src>` polls it until the payment has its final status. */
	public function payment( WP_REST_Request $request ): WP_REST_Response {
		$id = wc_get_order( (int) $request['id'] )->get_meta( Pay_Elements_Gateway::PAYMENT );
		try {
			[ $status, $body ] = $this->service->get( '/v1/payments/' . rawurlencode( $id ) );
		} catch ( Exception $error ) {
			[ $status, $body ] = array( 502, array( 'error' => array( 'type' => 'api_error' ) ) );
		}
		return new WP_REST_Response( $body, $status, array( 'Cache-Control' => 'no-store' ) );
	}

	/** Keeps a paid state, since webhooks may arrive twice or late. */
	public function webhook( WP_REST_Request $request ): WP_REST_Response {
		$headers = array(
			'id'        => (string) $request->get_header( 'webhook-id' ),
			'timestamp' => (string) $request->get_header( 'webhook-timestamp' ),
			'signature' => (string) $request->get_header( 'webhook-signature' ),
		);
		if ( ! pay_elements_is_signed( $this->secret, $headers, $request->get_body(), time() ) ) {
			return new WP_REST_Response( null, 400 );
		}
		$event   = json_decode( $request->get_body() );
		$payment = $event->data;
		$order   = 'payment' === $payment->object ? wc_get_order( (int) $payment->reference ) : false;
		if ( $order && ! $order->is_paid() && $order->get_meta( Pay_Elements_Gateway::PAYMENT ) === $payment->id ) {
			$this->update( $order, $payment );
		}
		return new WP_REST_Response( null, 204 );
	}

	private function update( WC_Order $order, object $payment ): void {
		if ( 'paid' === $payment->status ) {
			$order->payment_complete( $payment->id );
		} elseif ( in_array( $payment->status, array( 'failed', 'expired' ), true ) && ! $order->has_status( 'failed' ) ) {
			// A retry creates another payment.
			$order->update_meta_data( Pay_Elements_Gateway::ATTEMPT, 1 + (int) $order->get_meta( Pay_Elements_Gateway::ATTEMPT ) );
			$order->update_status( 'failed', "Pix: {$payment->status}." );
		}
	}
}
