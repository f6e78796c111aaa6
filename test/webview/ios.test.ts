import { behavesAsBridge } from '../support/webview-harness.js';
import { wkWebView, wkWebViewWithReply } from '../support/webview-hosts.js';

behavesAsBridge(wkWebView);
behavesAsBridge(wkWebViewWithReply);
