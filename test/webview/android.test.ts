import { behavesAsBridge } from '../support/webview-harness.js';
import { androidObject, androidListener } from '../support/webview-hosts.js';

behavesAsBridge(androidObject);
behavesAsBridge(androidListener);
