// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const TabletIcon = icon(
	'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18L12.01 18',
);
