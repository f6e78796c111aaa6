/** The simulated device of consumer flows: `DEVICE=phone`, else a computer. */
import { devices, type BrowserContextOptions } from 'playwright-core';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

export const isPhone = process.env.DEVICE === 'phone';
export const device: BrowserContextOptions = isPhone ? phone : {};
/** The device in test titles. */
export const deviceName = isPhone ? 'phone' : 'desktop';
