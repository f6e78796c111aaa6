/** The page's script: what the build bundles. */
import { Dashboard } from './dashboard.js';

customElements.define('sandbox-dashboard', Dashboard);
