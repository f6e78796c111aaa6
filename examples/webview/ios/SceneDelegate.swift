import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let checkout = PayWebViewController(
    checkout: URL(string: "https://shop.example/checkout")!,
    appSchemes: ["dana"]
  )

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    checkout.onMessage = { message in
      // A hint, not a proof: your backend knows whether the payment is paid.
      if message.event == "pay-complete" { print("Thank you") }
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = checkout
    window.makeKeyAndVisible()
    self.window = window
    // The system may have ended the app while the consumer was in another one.
    options.userActivities.forEach(comeBack)
  }

  /// A universal link was opened while the app is running.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    comeBack(userActivity)
  }

  private func comeBack(_ activity: NSUserActivity) {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else { return }
    checkout.returnTo(url)
  }
}
