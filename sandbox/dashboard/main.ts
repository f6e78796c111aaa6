/** Entry point of the dashboard's bundle. */
import { Dashboard } from './dashboard.js';

customElements.define('sandbox-dashboard', Dashboard);
