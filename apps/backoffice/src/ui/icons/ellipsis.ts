// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const EllipsisIcon = icon(
	'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
);
