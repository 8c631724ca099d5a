// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const UndoIcon = icon(
	'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
);
