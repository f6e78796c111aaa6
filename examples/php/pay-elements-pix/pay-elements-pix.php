<?php
/**
 * Plugin Name: Pay Elements: Pix
 * Description: Pix in WooCommerce, shown by <pay-action>.
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 8.0
 * Requires Plugins: woocommerce
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-pay-elements-service.php';
require_once __DIR__ . '/class-pay-elements-routes.php';
require_once __DIR__ . '/webhook-signature.php';

/** The key and the secret are in wp-config.php, so that database backups do not contain them. */
function pay_elements_service(): Pay_Elements_Service {
	return new Pay_Elements_Service( PAY_ELEMENTS_SERVICE_URL, PAY_ELEMENTS_SERVICE_KEY );
}

add_filter(
	'woocommerce_payment_gateways',
	function ( array $gateways ): array {
		require_once __DIR__ . '/class-pay-elements-gateway.php';
		$gateways[] = Pay_Elements_Gateway::class;
		return $gateways;
	}
);

add_action(
	'rest_api_init',
	fn() => ( new Pay_Elements_Routes( pay_elements_service(), PAY_ELEMENTS_WEBHOOK_SECRET ) )->register()
);
