import 'dart:async';

import 'package:app_links/app_links.dart';
import 'package:flutter/material.dart';

import 'pay_web_view.dart';

void main() => runApp(const MaterialApp(home: Checkout()));

class Checkout extends StatefulWidget {
  const Checkout({super.key});

  @override
  State<Checkout> createState() => _CheckoutState();
}

class _CheckoutState extends State<Checkout> {
  final _webView = GlobalKey<PayWebViewState>();
  late final StreamSubscription<Uri> _links;

  @override
  void initState() {
    super.initState();
    // Has the link that started the app, too: the system may have ended it while the consumer was in another one.
    _links = AppLinks().uriLinkStream.listen((link) => _webView.currentState?.returnTo(link));
  }

  @override
  void dispose() {
    _links.cancel();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) => Scaffold(
        body: SafeArea(
          child: PayWebView(
            key: _webView,
            checkout: Uri.parse('https://shop.example/checkout'),
            appSchemes: const {'dana'},
            onMessage: (message) {
              // A hint, not a proof: your backend knows whether the payment is paid.
              if (message.event == 'pay-complete') debugPrint('Thank you');
            },
          ),
        ),
      );
}
