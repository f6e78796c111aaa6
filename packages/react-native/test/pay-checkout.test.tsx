import { expect, jest, test, beforeEach, describe } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { BackHandler, Linking } from 'react-native';
import { PayCheckout, type PayCheckoutProps } from '../src/index.js';

/** What the component asks of the webview, and what it passes to it. */
const mockWebView = {
  injectJavaScript: jest.fn<(script: string) => void>(),
  goBack: jest.fn<() => void>(),
  reload: jest.fn<() => void>(),
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the properties of a mock
  props: {} as any,
};
jest.mock('react-native-webview', () => {
  const { forwardRef, useImperativeHandle } = jest.requireActual<typeof import('react')>('react');
  return {
    WebView: forwardRef((props: object, ref) => {
      mockWebView.props = props;
      useImperativeHandle(ref, () => mockWebView);
      return null;
    }),
  };
});
jest.mock('react-native-safe-area-context', () => ({
  SafeAreaView: ({ children }: { children: ReactNode }) => children,
}));

const URL_OF_SHOP = 'https://shop.example/checkout?payment=pm_123';
const PAGE = '0123456789abcdef0123456789abcdef';
const resource = {
  object: 'payment',
  id: 'pm_123',
  status: 'paid',
  payment_method: 'pix_br',
  amount: '10.50',
  currency: 'BRL',
  failure_code: null,
};

let openURL: jest.SpiedFunction<typeof Linking.openURL>;
let linked: (event: { url: string }) => void;
let back: (event?: never) => boolean | null | undefined;

beforeEach(() => {
  jest.clearAllMocks();
  openURL = jest.spyOn(Linking, 'openURL').mockResolvedValue(true);
  jest.spyOn(Linking, 'addEventListener').mockImplementation((_type, listener) => {
    linked = listener as typeof linked;
    return { remove: () => {} } as ReturnType<typeof Linking.addEventListener>;
  });
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_type, listener) => {
    back = listener as unknown as typeof back;
    return { remove: () => {} };
  });
});

const show = (props: Partial<PayCheckoutProps> = {}) => render(<PayCheckout url={URL_OF_SHOP} {...props} />);

/** The page, or another one in its webview, sends a message. */
const send = (event: string, detail: object, url = URL_OF_SHOP, id = 1) =>
  act(async () => {
    mockWebView.props.onMessage({
      nativeEvent: { url, data: JSON.stringify({ v: 1, page: PAGE, id, event, detail }) },
    });
    await Promise.resolve();
  });
const redirect = (url: string, kind: string) => send('pay-redirect', { url, kind, opener: 'host' });
const scripts = () => mockWebView.injectJavaScript.mock.calls.map(([script]) => script);
/** Whether the page was told that its URL opened. */
const replies = () =>
  scripts().flatMap((script) => {
    const [, text] = /detail: (".*") \}\)\)/.exec(script) ?? [];
    return text ? [(JSON.parse(JSON.parse(text) as string) as { ok: boolean }).ok] : [];
  });
const load = (url: string, isTopFrame = true): boolean =>
  mockWebView.props.onShouldStartLoadWithRequest({ url, isTopFrame });
const navigate = (url: string, canGoBack = true) => mockWebView.props.onNavigationStateChange({ url, canGoBack });

describe('messages of the page', () => {
  test('report the outcome', async () => {
    const calls = {
      onComplete: jest.fn(),
      onFail: jest.fn(),
      onRetry: jest.fn(),
      onError: jest.fn(),
      onMessage: jest.fn(),
    };
    show(calls);
    await send('pay-complete', { resource });
    await send('pay-fail', { resource: null, reason: 'expired' });
    await send('pay-retry', { resource: null, otherMethod: true });
    await send('pay-error', { code: 'network', retryable: true });
    expect(calls.onComplete).toHaveBeenCalledWith(resource);
    expect(calls.onFail).toHaveBeenCalledWith({ resource: null, reason: 'expired' });
    expect(calls.onRetry).toHaveBeenCalledWith({ resource: null, otherMethod: true });
    expect(calls.onError).toHaveBeenCalledWith({ code: 'network', retryable: true });
    expect(calls.onMessage).toHaveBeenCalledTimes(4);
  });

  test.each([
    'https://bank.example/checkout',
    'https://shop.example:8443/',
    'https://shop.example.bank.example/',
    'about:blank',
  ])('are ignored from %s', async (url) => {
    const onComplete = jest.fn();
    show({ onComplete });
    await send('pay-complete', { resource }, url);
    expect(onComplete).not.toHaveBeenCalled();
  });

  test.each(['', 'null', '{}', '{"v":2}', '[1]', 'no JSON'])('are ignored in another form: %s', async (data) => {
    const onMessage = jest.fn();
    show({ onMessage });
    await act(async () => mockWebView.props.onMessage({ nativeEvent: { url: URL_OF_SHOP, data } }));
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('links to apps', () => {
  test('are opened, and the page gets a reply', async () => {
    show({ appSchemes: ['dana'] });
    await redirect('dana://pay?id=1', 'app');
    expect(openURL).toHaveBeenCalledWith('dana://pay?id=1');
    expect(replies()).toEqual([true]);
  });

  test('that no app opens get a reply, too', async () => {
    openURL.mockRejectedValue(new Error('no app'));
    show();
    await redirect('dana://pay?id=1', 'app');
    expect(replies()).toEqual([false]);
  });

  test.each(['gojek://pay', 'javascript:alert(1)', 'file:///etc/hosts', 'intent:x#Intent;component=a/.B;end'])(
    'are refused: %s',
    async (url) => {
      show({ appSchemes: ['dana'] });
      await redirect(url, 'app');
      expect(openURL).not.toHaveBeenCalled();
      expect(replies()).toEqual([false]);
    },
  );

  test('of a bank in the webview are opened outside of frames', () => {
    show({ appSchemes: ['bankapp'] });
    expect(load('bankapp://sign', false)).toBe(false);
    expect(openURL).not.toHaveBeenCalled();
    expect(load('bankapp://sign')).toBe(false);
    expect(openURL).toHaveBeenCalledWith('bankapp://sign');
    expect(load('https://bank.example/')).toBe(true);
    expect(load('about:srcdoc', false)).toBe(true);
  });

  test('of Android have their address in parts', async () => {
    show({ appSchemes: ['dana'] });
    await redirect(
      'intent://pay?id=1#Intent;scheme=dana;package=id.dana;S.browser_fallback_url=https%3A%2F%2Fbank.example%2F;end',
      'app',
    );
    expect(openURL).toHaveBeenCalledWith('dana://pay?id=1');
    openURL.mockRejectedValue(new Error('no app'));
    await act(
      async () => void load('intent://x#Intent;scheme=dana;S.browser_fallback_url=https%3A%2F%2Fbank.example%2F;end'),
    );
    expect(scripts().at(-1)).toBe('location.assign("https://bank.example/"); true;');
  });
});

describe('the page of a bank', () => {
  const bank = 'https://bank.example/pay';
  const returnUrl = 'https://shop.example/return';

  test('is shown in the webview', async () => {
    show();
    await redirect(bank, 'url');
    expect(scripts()[0]).toBe(`location.assign("${bank}"); true;`);
    expect(replies()).toEqual([true]);
  });

  test.each(['http://bank.example/pay', 'https://user:password@bank.example/', 'dana://pay'])(
    'is refused: %s',
    async (url) => {
      show();
      await redirect(url, 'url');
      expect(replies()).toEqual([false]);
      expect(scripts()).toHaveLength(1);
    },
  );

  test('is opened in a browser of the system, if the app has one', async () => {
    const openAuthSession = jest.fn(() => Promise.resolve({ type: 'cancel' }));
    show({ openAuthSession, returnUrl });
    await redirect(bank, 'url');
    expect(openAuthSession).toHaveBeenCalledWith(bank, returnUrl);
    expect(scripts().some((script) => script.includes('location.assign'))).toBe(false);
    expect(replies()).toEqual([true]);
  });

  test('that the browser does not open gets a reply', async () => {
    show({ openAuthSession: () => Promise.reject(new Error('busy')), returnUrl });
    await redirect(bank, 'url');
    expect(replies()).toEqual([false]);
  });

  test('gives way to the shop when the consumer comes back by a link', () => {
    show({ returnUrl });
    act(() => linked({ url: `${returnUrl}?payment_id=pm_123` }));
    expect(scripts()).toEqual([]);
    navigate(bank);
    for (const url of ['https://shop.example/returned', 'https://other.example/return']) act(() => linked({ url }));
    expect(scripts()).toEqual([]);
    act(() => linked({ url: `${returnUrl}?payment_id=pm_123` }));
    expect(scripts()).toEqual([`location.assign("${URL_OF_SHOP}"); true;`]);
  });

  test.each([returnUrl, `${returnUrl}?payment_id=pm_123`, `${returnUrl}/pm_123#ok`])(
    'gives way to the shop at %s',
    (link) => {
      show({ returnUrl });
      navigate(bank);
      // A bank's check in a frame may end there, too.
      expect(load(link, false)).toBe(true);
      expect(scripts()).toEqual([]);
      expect(load(link)).toBe(false);
      expect(openURL).not.toHaveBeenCalled();
      expect(scripts()).toEqual([`location.assign("${URL_OF_SHOP}"); true;`]);
    },
  );

  test.each([
    ['the page of the shop itself', 'https://shop.example/', 'https://shop.example', bank],
    ['a page of the shop, from the shop', 'https://shop.example/return?done', returnUrl, URL_OF_SHOP],
    ['a page with a longer name', 'https://shop.example/returned', returnUrl, bank],
    ['a page of another host', 'https://shop.example.evil.example/return', returnUrl, bank],
    ['the page of a bank', bank, returnUrl, bank],
  ])('does not give way at %s', (_what, link, to, from) => {
    show({ returnUrl: to, ...(to === 'https://shop.example' ? { url: 'https://shop.example' } : {}) });
    navigate(from);
    expect(load(link)).toBe(true);
    expect(scripts()).toEqual([]);
  });

  test('returns by a scheme of the app', () => {
    show({ returnUrl: 'myshop://return' });
    expect(load('myshop://return?payment_id=pm_123')).toBe(false);
    expect(openURL).not.toHaveBeenCalled();
    expect(scripts()).toEqual([`location.assign("${URL_OF_SHOP}"); true;`]);
  });
});

describe('the page of the shop', () => {
  test('that does not load can be tried again', () => {
    show({ texts: { retry: 'Tentar novamente' } });
    act(() => mockWebView.props.onError());
    screen.getByText(/can’t connect/);
    fireEvent.press(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(mockWebView.reload).toHaveBeenCalledTimes(1);
    act(() => mockWebView.props.onLoadStart());
    expect(screen.queryByText(/can’t connect/)).toBeNull();
  });

  test('is left by the back button of Android', () => {
    const onCancel = jest.fn();
    show({ onCancel });
    navigate('https://bank.example/', true);
    expect(back()).toBe(true);
    expect(mockWebView.goBack).toHaveBeenCalledTimes(1);
    navigate(URL_OF_SHOP, false);
    expect(back()).toBe(true);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('leaves the back button to the app without a handler', () => {
    show();
    expect(back()).toBe(false);
  });
});
