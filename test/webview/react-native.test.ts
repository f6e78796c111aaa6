import { behavesAsBridge } from '../support/webview-harness.js';
import { reactNativeOnIos, reactNativeOnAndroid } from '../support/webview-hosts.js';

behavesAsBridge(reactNativeOnIos);
behavesAsBridge(reactNativeOnAndroid);
