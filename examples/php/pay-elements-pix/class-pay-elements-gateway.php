<?php

/** Creates the payment when the order is placed, and shows it on the order's payment page. */
final class Pay_Elements_Gateway extends WC_Payment_Gateway {
	public const PAYMENT = '_pay_elements_payment';
	public const ATTEMPT = '_pay_elements_attempt';

	public function __construct() {
		$this->id                 = 'pay_elements_pix';
		$this->title              = 'Pix';
		$this->method_title       = 'Pix (Pay Elements)';
		$this->method_description = 'A QR code, shown in the shop.';
		$this->init_settings();
		add_action( "woocommerce_receipt_{$this->id}", array( $this, 'show' ) );
	}

	/** @param int $order_id */
	public function process_payment( $order_id ): array {
		$order = wc_get_order( $order_id );
		// One payment for each attempt, however often the button is pressed. A changed total creates another payment.
		$attempt = (int) $order->get_meta( self::ATTEMPT );
		$key     = "{$order->get_order_key()}-{$order->get_total()}-$attempt";

		try {
			[ $status, $payment ] = pay_elements_service()->post(
				'/v1/payments',
				array(
					'payment_method' => 'pix_br',
					'currency'       => $order->get_currency(),
					'amount'         => wc_format_decimal( $order->get_total(), 2 ),
					'reference'      => (string) $order->get_id(),
				),
				$key
			);
		} catch ( Exception $error ) {
			$status = 0;
			wc_get_logger()->error( $error->getMessage(), array( 'source' => $this->id ) );
		}
		if ( 200 !== $status ) {
			wc_add_notice( 'The payment could not be started. Please try again.', 'error' );
			return array( 'result' => 'failure' );
		}
		$order->update_meta_data( self::PAYMENT, $payment->id );
		$order->save();
		return array(
			'result'   => 'success',
			'redirect' => $order->get_checkout_payment_url( true ),
		);
	}

	/** @param int $order_id */
	public function show( $order_id ): void {
		$order = wc_get_order( $order_id );
		// The files of the package's dist/ are in pay-elements/, next to this file.
		wp_enqueue_style( 'pay-elements', plugins_url( 'pay-elements/pay-elements.css', __FILE__ ) );
		wp_enqueue_script_module( 'pay-elements', plugins_url( 'pay-elements/pay-elements.js', __FILE__ ) );
		wp_enqueue_script_module( 'pay-elements-pix', plugins_url( 'pay-elements-pix.js', __FILE__ ) );
		printf(
			'<pay-action payment-method="pix_br" src="%s" data-thanks="%s" data-again="%s"></pay-action>',
			esc_url( Pay_Elements_Routes::payment_url( $order ) ),
			esc_url( $this->get_return_url( $order ) ),
			esc_url( $order->get_checkout_payment_url() )
		);
	}
}
