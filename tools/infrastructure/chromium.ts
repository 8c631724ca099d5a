import { existsSync } from 'node:fs';

/** The headless build of the same browser uses a quarter less CPU per page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const chromiumPath =
	process.env['CHROMIUM_PATH'] ??
	(existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');
