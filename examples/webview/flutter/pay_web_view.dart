import 'dart:convert';

import 'package:flutter/foundation.dart';
import 'package:flutter/services.dart';
import 'package:flutter/widgets.dart';
import 'package:url_launcher/url_launcher_string.dart';
import 'package:webview_flutter/webview_flutter.dart';

/// A message of the page. `detail` has the fields of the event.
class PayMessage {
  const PayMessage._(this.page, this.id, this.event, this.detail);

  final String page;
  final int id;
  final String event;
  final Map<String, Object?> detail;

  /// Null if the text is no message of version 1.
  static PayMessage? parse(String text) {
    try {
      final json = jsonDecode(text);
      if (json is! Map<String, Object?> || json['v'] != 1) return null;
      final page = json['page'];
      final id = json['id'];
      final event = json['event'];
      final detail = json['detail'];
      if (page is! String || id is! int || event is! String || detail is! Map<String, Object?>) {
        return null;
      }
      return PayMessage._(page, id, event, detail);
    } on FormatException {
      return null;
    }
  }

  /// The reply to the page after it asked the app to open a URL.
  String reply({required bool ok}) =>
      jsonEncode({'v': 1, 'type': 'opened', 'page': page, 'id': id, 'ok': ok});
}

/// Shows a checkout page and opens the URLs that it sends.
class PayWebView extends StatefulWidget {
  const PayWebView({
    required this.checkout,
    required this.appSchemes,
    required this.onMessage,
    super.key,
  });

  /// The page with the elements and their bridge, on https; in debug mode also on http.
  final Uri checkout;

  /// Schemes of the apps that your payment methods open, such as `dana`, in lower case.
  final Set<String> appSchemes;

  /// Called with every message, in order.
  final void Function(PayMessage message) onMessage;

  @override
  State<PayWebView> createState() => PayWebViewState();
}

class PayWebViewState extends State<PayWebView> {
  late final WebViewController _controller;
  Future<void> _handled = Future.value();

  @override
  void initState() {
    super.initState();
    _controller = WebViewController()
      ..setJavaScriptMode(JavaScriptMode.unrestricted)
      ..setNavigationDelegate(NavigationDelegate(onNavigationRequest: _decide))
      ..addJavaScriptChannel(
        'payElements',
        // One after the other: each waits until the web view has reported its address.
        onMessageReceived: (message) => _handled = _handled
            .then((_) => _receive(message.message))
            // The web view is gone; the next message may still arrive.
            .onError<PlatformException>((_, __) {}),
      )
      ..loadRequest(widget.checkout);
  }

  /// The consumer comes back by a link of yours: the `return_url` of the payment.
  Future<void> returnTo(Uri url) async {
    if (_isShop(url)) await _controller.loadRequest(url);
  }

  Future<void> _receive(String text) async {
    // Banks' pages load in this web view too: only the shop's own page is trusted.
    final uri = Uri.tryParse(await _controller.currentUrl() ?? '');
    if (uri == null || !_isShop(uri)) return;
    final message = PayMessage.parse(text);
    if (message == null || !mounted) return;
    widget.onMessage(message);
    if (message.event != 'pay-redirect' || message.detail['opener'] != 'host') return;
    final reply = message.reply(ok: await _open(message.detail['url'], message.detail['kind']));
    // Encoded twice, because it is a string inside a script.
    await _controller.runJavaScript(
      "dispatchEvent(new CustomEvent('pay-host-message', { detail: ${jsonEncode(reply)} }))",
    );
  }

  /// https. In debug mode also http, from the host of the checkout: a sandbox on your computer.
  bool _isWeb(String url) {
    final scheme = _schemeOf(url);
    if (scheme == 'http') return kDebugMode && Uri.tryParse(url)?.host == widget.checkout.host;
    return scheme == 'https';
  }

  bool _isShop(Uri uri) => _isWeb('$uri') && uri.origin == widget.checkout.origin;

  Future<bool> _open(Object? url, Object? kind) async {
    if (url is! String) return false;
    if (kind != 'url') return _openApp(url);
    final uri = Uri.tryParse(url);
    if (uri == null || !_isWeb(url)) return false;
    await _controller.loadRequest(uri);
    return true;
  }

  /// An https link opens its app. Any other scheme must be one of `appSchemes`.
  Future<bool> _openApp(String url) async {
    final link = _linkOf(url);
    final scheme = _schemeOf(link);
    if (scheme != 'https' && !widget.appSchemes.contains(scheme)) return false;
    try {
      return await launchUrlString(
        link,
        mode: scheme == 'https'
            ? LaunchMode.externalNonBrowserApplication
            : LaunchMode.externalApplication,
      );
    } on PlatformException {
      return false;
    }
  }

  /// A web view cannot load an app's link: apps are opened here, but not for frames.
  Future<NavigationDecision> _decide(NavigationRequest request) async {
    final url = request.url;
    if (_isWeb(url) || const {'about', 'blob'}.contains(_schemeOf(url))) {
      return NavigationDecision.navigate;
    }
    if (request.isMainFrame) await _openApp(url);
    return NavigationDecision.prevent;
  }

  /// Android's back button goes back in the page first.
  Future<void> _back(bool didPop) async {
    if (didPop) return;
    if (await _controller.canGoBack()) return _controller.goBack();
    if (!mounted) return;
    final navigator = Navigator.of(context);
    if (navigator.canPop()) return navigator.pop();
    await SystemNavigator.pop();
  }

  @override
  Widget build(BuildContext context) => PopScope<Object?>(
        canPop: false,
        onPopInvokedWithResult: (didPop, _) => _back(didPop),
        child: WebViewWidget(controller: _controller),
      );
}

String _schemeOf(String url) =>
    RegExp('^([a-z][a-z0-9+.-]*):', caseSensitive: false).firstMatch(url)?[1]?.toLowerCase() ?? '';

/// An `intent:` link of Android has the address in parts; other links are addresses themselves.
String _linkOf(String url) {
  final parts = RegExp(r'^intent:([^#]*)#Intent;(.*);end$').firstMatch(url);
  if (parts == null) return url;
  final scheme = RegExp('(?:^|;)scheme=([^;]+)').firstMatch(parts[2]!)?[1];
  return scheme == null ? '' : '$scheme:${parts[1]}';
}
