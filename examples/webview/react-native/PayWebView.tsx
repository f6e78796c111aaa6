import { openedReply, parseWebviewMessage, type WebviewMessage } from 'pay-elements/webview';
import { useEffect, useRef, type JSX } from 'react';
import { BackHandler, Linking } from 'react-native';
import { WebView, type WebViewMessageEvent } from 'react-native-webview';
import type { ShouldStartLoadRequest } from 'react-native-webview/lib/WebViewTypes';

interface Props {
  /** The page with the elements and their bridge: `https://shop.example/checkout?…`, in development also on http. */
  readonly checkout: string;
  /** Schemes of the apps that your payment methods open, such as `dana`, in lower case. */
  readonly appSchemes: readonly string[];
  /** Called with every message, in order. */
  readonly onMessage: (message: WebviewMessage) => void;
}

/** Shows a checkout page and opens the URLs that it sends. */
export function PayWebView({ checkout, appSchemes, onMessage }: Props): JSX.Element {
  const webView = useRef<WebView>(null);
  const canGoBack = useRef(false);

  // The consumer comes back by a link of yours: the `return_url` of the payment.
  useEffect(() => {
    const { remove } = Linking.addEventListener('url', ({ url }) => {
      if (isWeb(url, checkout) && isSameOrigin(url, checkout)) runInPage(`location.assign(${JSON.stringify(url)})`);
    });
    return remove;
  }, [checkout]);

  // Android's back button goes back in the page first.
  useEffect(() => {
    const { remove } = BackHandler.addEventListener('hardwareBackPress', () => {
      if (canGoBack.current) webView.current?.goBack();
      return canGoBack.current;
    });
    return remove;
  }, []);

  /** An https link opens its app. Any other scheme must be one of `appSchemes`. */
  async function openApp(url: string): Promise<boolean> {
    const link = linkOf(url);
    const scheme = schemeOf(link);
    if (scheme !== 'https' && !appSchemes.includes(scheme)) return false;
    try {
      await Linking.openURL(link);
      return true;
    } catch {
      return false;
    }
  }

  function runInPage(script: string): void {
    webView.current?.injectJavaScript(`${script}; true;`);
  }

  async function open(url: string, kind: 'url' | 'app'): Promise<boolean> {
    if (kind === 'app') return openApp(url);
    if (!isWeb(url, checkout)) return false;
    runInPage(`location.assign(${JSON.stringify(url)})`);
    return true;
  }

  async function handleMessage({ nativeEvent }: WebViewMessageEvent): Promise<void> {
    // Banks' pages load in this web view too: only the shop's own page is trusted.
    if (!isWeb(nativeEvent.url, checkout) || !isSameOrigin(nativeEvent.url, checkout)) return;
    const message = parseWebviewMessage(nativeEvent.data);
    if (!message) return;
    onMessage(message);
    if (message.event !== 'pay-redirect' || message.detail.opener !== 'host') return;
    const reply = openedReply(message, await open(message.detail.url, message.detail.kind));
    // Encoded twice, because it is a string inside a script.
    runInPage(`dispatchEvent(new CustomEvent('pay-host-message', { detail: ${JSON.stringify(reply)} }))`);
  }

  /** A web view cannot load an app's link: apps are opened here, but not for frames. */
  function handleLoad({ url, isTopFrame }: ShouldStartLoadRequest): boolean {
    if (isWeb(url, checkout) || ['about', 'blob'].includes(schemeOf(url))) return true;
    if (isTopFrame) void openApp(url);
    return false;
  }

  return (
    <WebView
      ref={webView}
      source={{ uri: checkout }}
      onMessage={(event) => void handleMessage(event)}
      // The system would open links outside this list itself, so `handleLoad` must receive all.
      originWhitelist={['*']}
      onShouldStartLoadWithRequest={handleLoad}
      onNavigationStateChange={(state) => {
        canGoBack.current = state.canGoBack;
      }}
      // Opens links with target=_blank in this web view instead of a browser.
      setSupportMultipleWindows={false}
      domStorageEnabled
    />
  );
}

/** `URL` is incomplete in React Native. */
function schemeOf(url: string): string {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

function originOf(url: string): string | undefined {
  return /^https?:\/\/[^/?#@\\]+(?=[/?#]|$)/i.exec(url)?.[0].toLowerCase();
}

const hostOf = (url: string) => originOf(url)?.replace(/:\d+$/, '');

function isSameOrigin(one: string, other: string): boolean {
  const origin = originOf(one);
  return origin !== undefined && origin === originOf(other);
}

/** https. In development also http, from the host of the checkout: a sandbox on your computer. */
function isWeb(url: string, checkout: string): boolean {
  const scheme = schemeOf(url);
  return scheme === 'https' || (__DEV__ && scheme === 'http' && hostOf(url) === hostOf(checkout));
}

/** An `intent:` link of Android has the address in parts; other links are addresses themselves. */
function linkOf(url: string): string {
  const [, address, fields] = /^intent:([^#]*)#Intent;(.*);end$/.exec(url) ?? [];
  if (fields === undefined) return url;
  const scheme = /(?:^|;)scheme=([^;]+)/.exec(fields)?.[1];
  return scheme ? `${scheme}:${address}` : '';
}
