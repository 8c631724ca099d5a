// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const CircleAlertIcon = icon(
	'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16',
);
