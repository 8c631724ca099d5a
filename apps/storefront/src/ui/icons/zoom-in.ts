// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ZoomInIcon = icon(
	'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0M21 21L16.65 16.65M11 8L11 14M8 11L14 11',
);
