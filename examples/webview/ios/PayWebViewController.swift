import UIKit
import WebKit

/// A message of the page. `detail` has the fields of the event; the others are nil.
struct PayMessage: Decodable {
  struct Resource: Decodable {
    let object: String
    let id: String?
    let status: String?
    let payment_method: String?
    let amount: String?
    let currency: String?
    let failure_code: String?
  }

  struct Detail: Decodable {
    let url: String?
    let kind: String?
    let opener: String?
    let resource: Resource?
    let status: String?
    let reason: String?
    let code: String?
    let retryable: Bool?
    let field: String?
    let file: String?
    let files: Int?
  }

  let v: Int
  let page: String
  let id: Int
  let event: String
  let detail: Detail

  /// Nil if the text is no message of version 1.
  init?(text: String) {
    guard
      let message = try? JSONDecoder().decode(PayMessage.self, from: Data(text.utf8)),
      message.v == 1
    else { return nil }
    self = message
  }
}

/// The reply to the page after it asked the app to open a URL.
struct PayReply: Encodable {
  let v = 1
  let type = "opened"
  let page: String
  let id: Int
  let ok: Bool
}

/// Shows a checkout page and opens the URLs that it sends.
final class PayWebViewController: UIViewController {
  /// Called with every message, in order.
  var onMessage: (PayMessage) -> Void = { _ in }

  private let checkout: URL
  /// Schemes in lower case.
  private let appSchemes: Set<String>

  private lazy var webView: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(MessageHandler(self), name: "payElements")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    webView.allowsBackForwardNavigationGestures = true
    return webView
  }()

  /// - Parameters:
  ///   - checkout: The page with the elements and their bridge, on https; in a debug build also on http.
  ///   - appSchemes: Schemes of the apps that your payment methods open, such as "dana".
  init(checkout: URL, appSchemes: Set<String>) {
    self.checkout = checkout
    self.appSchemes = Set(appSchemes.map { $0.lowercased() })
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PayWebViewController is made in code")
  }

  override func loadView() {
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.load(URLRequest(url: checkout))
  }

  /// The consumer comes back by a universal link of yours: the `return_url` of the payment.
  func returnTo(_ url: URL) {
    guard isWeb(url), url.host == checkout.host else { return }
    webView.load(URLRequest(url: url))
  }

  fileprivate func receive(_ script: WKScriptMessage) {
    // Banks' pages load in this web view too: only the shop's own page is trusted.
    let origin = script.frameInfo.securityOrigin
    guard
      script.frameInfo.isMainFrame,
      origin.protocol == checkout.scheme,
      origin.host == checkout.host,
      origin.port == checkout.port ?? 0,
      let text = script.body as? String,
      let message = PayMessage(text: text)
    else { return }
    onMessage(message)
    if message.event == "pay-redirect", message.detail.opener == "host" {
      open(message)
    }
  }

  /// https. In a debug build also http, from the host of the checkout: a sandbox on your computer.
  fileprivate func isWeb(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased()
    #if DEBUG
      if scheme == "http", url.host == checkout.host { return true }
    #endif
    return scheme == "https"
  }

  private func open(_ message: PayMessage) {
    guard let url = message.detail.url.flatMap(URL.init(string:)) else {
      reply(to: message, ok: false)
      return
    }
    if message.detail.kind == "url", isWeb(url) {
      webView.load(URLRequest(url: url))
    } else {
      openApp(url) { [weak self] ok in self?.reply(to: message, ok: ok) }
    }
  }

  private func reply(to message: PayMessage, ok: Bool) {
    guard
      let data = try? JSONEncoder().encode(PayReply(page: message.page, id: message.id, ok: ok))
    else { return }
    webView.callAsyncJavaScript(
      "dispatchEvent(new CustomEvent('pay-host-message', { detail: reply }))",
      arguments: ["reply": String(decoding: data, as: UTF8.self)],
      in: nil,
      in: .page,
      completionHandler: nil
    )
  }

  /// An https link opens only an app, never a browser. Any other scheme must be one of `appSchemes`.
  private func openApp(_ url: URL, completion: @escaping (Bool) -> Void) {
    let scheme = url.scheme?.lowercased() ?? ""
    guard scheme == "https" || appSchemes.contains(scheme) else {
      completion(false)
      return
    }
    UIApplication.shared.open(
      url,
      options: scheme == "https" ? [.universalLinksOnly: true] : [:],
      completionHandler: completion
    )
  }
}

extension PayWebViewController: WKNavigationDelegate, WKUIDelegate {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url, let scheme = url.scheme?.lowercased() else {
      decisionHandler(.cancel)
      return
    }
    if isWeb(url) || ["about", "blob"].contains(scheme) {
      decisionHandler(.allow)
      return
    }
    // A web view cannot load an app's link. Frames may not open apps.
    decisionHandler(.cancel)
    if action.targetFrame?.isMainFrame ?? true {
      openApp(url) { _ in }
    }
  }

  /// `target=_blank` and `window.open`: banks use them, and they do nothing without this method.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    if let url = action.request.url, isWeb(url) {
      webView.load(action.request)
    }
    return nil
  }
}

/// The web view retains its handlers: this one refers to the view controller weakly.
private final class MessageHandler: NSObject, WKScriptMessageHandler {
  private weak var controller: PayWebViewController?

  init(_ controller: PayWebViewController) {
    self.controller = controller
  }

  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  ) {
    controller?.receive(message)
  }
}
