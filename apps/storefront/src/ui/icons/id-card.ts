// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const IdCardIcon = icon(
	'M13 19a4 4 0 00-8 0M16 10h2M16 14h2M6 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
);
