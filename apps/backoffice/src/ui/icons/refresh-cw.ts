// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const RefreshCwIcon = icon(
	'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);
