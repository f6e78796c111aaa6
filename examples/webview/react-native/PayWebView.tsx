import { openedReply, parseWebviewMessage, type WebviewMessage } from 'pay-elements/webview';
import { useRef, type JSX } from 'react';
import { Linking } from 'react-native';
import { WebView, type WebViewMessageEvent } from 'react-native-webview';
import type { ShouldStartLoadRequest } from 'react-native-webview/lib/WebViewTypes';

interface Props {
  /** The page with the elements and their bridge: `https://shop.example/checkout?…`. */
  readonly checkout: string;
  /** Schemes of the apps that your payment methods open, such as `dana`, in lower case. */
  readonly appSchemes: readonly string[];
  /** Called with every message, in order. */
  readonly onMessage: (message: WebviewMessage) => void;
}

/** Shows a checkout page and opens the URLs that it sends. */
export function PayWebView({ checkout, appSchemes, onMessage }: Props): JSX.Element {
  const webView = useRef<WebView>(null);

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
    if (schemeOf(url) !== 'https') return false;
    runInPage(`location.assign(${JSON.stringify(url)})`);
    return true;
  }

  async function handleMessage({ nativeEvent }: WebViewMessageEvent): Promise<void> {
    // Banks' pages load in this web view too: only the shop's own page is trusted.
    if (!isSameOrigin(nativeEvent.url, checkout)) return;
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
    if (['https', 'about', 'blob'].includes(schemeOf(url))) return true;
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
  return /^https:\/\/[^/?#@\\]+(?=[/?#]|$)/i.exec(url)?.[0].toLowerCase();
}

function isSameOrigin(one: string, other: string): boolean {
  const origin = originOf(one);
  return origin !== undefined && origin === originOf(other);
}

/** An `intent:` link of Android has the address in parts; other links are addresses themselves. */
function linkOf(url: string): string {
  const [, address, fields] = /^intent:([^#]*)#Intent;(.*);end$/.exec(url) ?? [];
  if (fields === undefined) return url;
  const scheme = /(?:^|;)scheme=([^;]+)/.exec(fields)?.[1];
  return scheme ? `${scheme}:${address}` : '';
}
