/** The part of React and React Native that examples/webview and the tests of documents need to be type-checked. */
declare const __DEV__: boolean;

declare module 'react' {
  export namespace JSX {
    interface Element {
      readonly type: unknown;
    }
    type ElementClass = object;
    interface ElementAttributesProperty {
      props: unknown;
    }
  }
  export interface RefObject<T> {
    current: T;
  }
  export interface ReactElement<Props> {
    readonly props: Props;
  }
  export function createElement(type: unknown, props?: object, ...children: readonly unknown[]): ReactElement<object>;
  export function useRef<T>(initial: T): RefObject<T>;
  export function useRef<T>(initial: T | null): RefObject<T | null>;
  export function useEffect(effect: () => () => void, dependencies: readonly unknown[]): void;
}

declare module 'react-dom/server' {
  export function renderToString(content: unknown): string;
}

declare module 'react/jsx-runtime' {
  export type { JSX } from 'react';
  export function jsx(type: unknown, props: unknown): unknown;
}

declare module 'react-native' {
  interface Subscription {
    readonly remove: () => void;
  }
  export const Linking: {
    openURL(url: string): Promise<unknown>;
    addEventListener(type: 'url', listener: (event: { readonly url: string }) => void): Subscription;
  };
  export const BackHandler: {
    addEventListener(type: 'hardwareBackPress', listener: () => boolean): Subscription;
  };
}

declare module 'react-native-webview' {
  import type { RefObject } from 'react';
  import type { ShouldStartLoadRequest } from 'react-native-webview/lib/WebViewTypes';

  export interface WebViewMessageEvent {
    readonly nativeEvent: { readonly url: string; readonly data: string };
  }

  export class WebView {
    props: {
      ref?: RefObject<WebView | null>;
      source?: { uri: string };
      originWhitelist?: string[];
      setSupportMultipleWindows?: boolean;
      domStorageEnabled?: boolean;
      onMessage?: (event: WebViewMessageEvent) => void;
      onShouldStartLoadWithRequest?: (event: ShouldStartLoadRequest) => boolean;
      onNavigationStateChange?: (state: { readonly canGoBack: boolean }) => void;
    };
    injectJavaScript(script: string): void;
    goBack(): void;
  }
}

declare module 'react-native-webview/lib/WebViewTypes' {
  export interface ShouldStartLoadRequest {
    readonly url: string;
    readonly isTopFrame: boolean;
  }
}
