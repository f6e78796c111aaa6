import 'react-native-url-polyfill/auto';
import {
  isReturnUrl,
  openedReply,
  parseWebviewMessage,
  type WebviewDetails,
  type WebviewMessage,
  type WebviewResource,
} from 'pay-elements/webview';
import { useEffect, useRef, useState, type JSX } from 'react';
import {
  BackHandler,
  KeyboardAvoidingView,
  Linking,
  Platform,
  Pressable,
  StyleSheet,
  Text,
  View,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { WebView, type WebViewMessageEvent } from 'react-native-webview';
import { isSafe, isSameOrigin, isSamePage, partsOf, schemeOf } from './links.js';
import { english, type PayCheckoutTexts } from './texts.js';

export interface PayCheckoutProps {
  /** The page of the shop with the elements and their bridge, `pay-webview.js?openUrls=host`. https, or http on this machine. */
  readonly url: string;
  /** Schemes of the apps that your payment methods open, such as `dana`. Every scheme that is not forbidden, if absent. */
  readonly appSchemes?: readonly string[];
  /** The link to your app that is the `return_url` of payments: a universal link, an app link, or a scheme of your own. */
  readonly returnUrl?: string;
  /**
   * Opens the page of a bank outside of the webview, in ASWebAuthenticationSession or a custom tab (RFC 8252), and resolves when
   * the consumer comes back or closes it: `openAuthSessionAsync` of `expo-web-browser`, for example. It needs `returnUrl`.
   * Without it the bank's page is shown in the webview.
   */
  readonly openAuthSession?: (url: string, returnUrl: string) => Promise<unknown>;
  /** Hints, not proofs: your backend asks the service for the status. */
  readonly onComplete?: (resource: WebviewResource) => void;
  readonly onFail?: (fail: WebviewDetails['pay-fail']) => void;
  /** The consumer wants to pay again: show the page of a new payment. */
  readonly onRetry?: (retry: WebviewDetails['pay-retry']) => void;
  readonly onError?: (error: WebviewDetails['pay-error']) => void;
  /** The consumer goes back from the first page (Android's back button). */
  readonly onCancel?: () => void;
  /** Each message of the page, in order, before the calls above. */
  readonly onMessage?: (message: WebviewMessage) => void;
  readonly texts?: Partial<PayCheckoutTexts>;
  readonly style?: StyleProp<ViewStyle>;
}

/** Shows a checkout page of the shop, opens the apps and banks that it asks for, and says how the payment ended. */
export function PayCheckout(props: PayCheckoutProps): JSX.Element {
  const { url, returnUrl, openAuthSession, onCancel, style } = props;
  const texts = { ...english, ...props.texts };
  const webView = useRef<WebView>(null);
  /** The page that the webview shows now. */
  const page = useRef({ url, canGoBack: false });
  const [hasFailed, setHasFailed] = useState(false);

  /** JSON is a literal of JavaScript. */
  const run = (script: string) => webView.current?.injectJavaScript(`${script}; true;`);
  const show = (target: string) => run(`location.assign(${JSON.stringify(target)})`);

  // A bank or an app has opened the link to this app. The page of the shop polls; only a bank's page is replaced.
  useEffect(() => {
    const { remove } = Linking.addEventListener('url', ({ url: link }) => {
      if (isReturnUrl(link, returnUrl) && !isSameOrigin(page.current.url, url)) show(url);
    });
    return remove;
  }, [url, returnUrl]);

  useEffect(() => {
    const { remove } = BackHandler.addEventListener('hardwareBackPress', () => {
      if (page.current.canGoBack) webView.current?.goBack();
      else if (onCancel) onCancel();
      else return false;
      return true;
    });
    return remove;
  }, [onCancel]);

  /** @returns true if it opened */
  async function openApp(link: string): Promise<boolean> {
    if (!isSafe(link, 'app', props)) return false;
    try {
      await Linking.openURL(partsOf(link).target);
      return true;
    } catch {
      return false;
    }
  }

  /** The bank's own page for consumers without its app. */
  async function openAppOrPage(link: string): Promise<void> {
    if (!isSafe(link, 'app', props) || (await openApp(link))) return;
    const { fallback } = partsOf(link);
    if (fallback) show(fallback);
  }

  function open({ url: link, kind }: WebviewDetails['pay-redirect']): boolean | Promise<boolean> {
    if (kind === 'app') return openApp(link);
    if (!isSafe(link, 'url', props)) return false;
    if (openAuthSession && returnUrl) return openSession(link, returnUrl);
    show(link);
    return true;
  }

  /** The page polls while the consumer is there, so it learns soon that it opened. A browser that does not open rejects at once. */
  function openSession(link: string, back: string): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, OPENED_MS, true);
      const end = (opened: boolean) => {
        clearTimeout(timer);
        resolve(opened);
      };
      openAuthSession!(link, back).then(
        () => end(true),
        () => end(false),
      );
    });
  }

  async function handleMessage({ nativeEvent }: WebViewMessageEvent): Promise<void> {
    // Banks' pages load in this webview, too: only the page of the shop is trusted.
    if (!isSameOrigin(nativeEvent.url, url)) return;
    const message = parseWebviewMessage(nativeEvent.data);
    if (!message) return;
    report(message, props);
    if (message.event !== 'pay-redirect' || message.detail.opener !== 'host') return;
    const reply = openedReply(message, await open(message.detail));
    run(`dispatchEvent(new CustomEvent('pay-host-message', { detail: ${JSON.stringify(reply)} }))`);
  }

  /**
   * A webview cannot load the link of an app: apps are opened here, but not for frames. It would load a return URL of the web, a
   * page that need not exist: the page of the shop takes its place, unless it is on screen or that page itself.
   */
  function shouldLoad({ url: target, isTopFrame }: { readonly url: string; readonly isTopFrame: boolean }): boolean {
    const isOfWeb = LOADED.has(schemeOf(target));
    if (!isTopFrame) return isOfWeb;
    const isReturn = isReturnUrl(target, returnUrl);
    if (isOfWeb && (!isReturn || isSameOrigin(page.current.url, url) || isSamePage(target, url))) return true;
    if (isReturn) show(url);
    else void openAppOrPage(target);
    return false;
  }

  return (
    <SafeAreaView style={[styles.whole, style]}>
      <KeyboardAvoidingView style={styles.whole} enabled={Platform.OS === 'android'} behavior="padding">
        <WebView
          ref={webView}
          source={{ uri: url }}
          style={styles.whole}
          onMessage={(event) => void handleMessage(event)}
          onNavigationStateChange={({ url: shown, canGoBack }) => {
            page.current = { url: shown, canGoBack };
          }}
          onLoadStart={() => setHasFailed(false)}
          onError={() => setHasFailed(true)}
          // The system would open links outside of this list itself: `shouldLoad` has to see all.
          originWhitelist={['*']}
          onShouldStartLoadWithRequest={shouldLoad}
          // Links with target=_blank open in this webview.
          setSupportMultipleWindows={false}
          // The field of a one-time code is focused by the page.
          keyboardDisplayRequiresUserAction={false}
          domStorageEnabled
        />
        {hasFailed && (
          <View style={[StyleSheet.absoluteFill, styles.failed]}>
            <Text accessibilityRole="alert" style={styles.text}>
              {texts.loadFailed}
            </Text>
            <Pressable accessibilityRole="button" style={styles.button} onPress={() => webView.current?.reload()}>
              <Text style={styles.label}>{texts.retry}</Text>
            </Pressable>
          </View>
        )}
      </KeyboardAvoidingView>
    </SafeAreaView>
  );
}

/** Pages of the webview; `about` and `blob` are those of frames. */
const LOADED: ReadonlySet<string> = new Set(['https', 'http', 'about', 'blob']);
/** A page that waits longer for a reply shows its link again. */
const OPENED_MS = 3_000;

function report(message: WebviewMessage, { onMessage, onComplete, onFail, onRetry, onError }: PayCheckoutProps): void {
  onMessage?.(message);
  if (message.event === 'pay-complete') onComplete?.(message.detail.resource);
  if (message.event === 'pay-fail') onFail?.(message.detail);
  if (message.event === 'pay-retry') onRetry?.(message.detail);
  if (message.event === 'pay-error') onError?.(message.detail);
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  failed: { backgroundColor: '#fff', alignItems: 'center', justifyContent: 'center', gap: 16, padding: 24 },
  text: { color: '#16181d', fontSize: 16, textAlign: 'center' },
  button: {
    minHeight: 48,
    justifyContent: 'center',
    paddingHorizontal: 24,
    borderRadius: 8,
    backgroundColor: '#16181d',
  },
  label: { color: '#fff', fontSize: 16, fontWeight: '600' },
});
