// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ToggleIcon = icon(
	'M12 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9 5h6a7 7 0 0 1 7 7v0a7 7 0 0 1-7 7h-6a7 7 0 0 1-7-7v-0a7 7 0 0 1 7-7z',
);
