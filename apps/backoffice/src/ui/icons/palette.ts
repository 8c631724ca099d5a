// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const PaletteIcon = icon(
	'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0M17 10.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0M6 12.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0M8 7.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0',
);
