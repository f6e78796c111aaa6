import { behavesAsBridge } from '../support/webview-harness.js';
import { flutterOnIos, flutterOnAndroid } from '../support/webview-hosts.js';

behavesAsBridge(flutterOnIos);
behavesAsBridge(flutterOnAndroid);
