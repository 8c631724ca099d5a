// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const SettingsIcon = icon(
	'M14 17H5M19 7h-9M14 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
